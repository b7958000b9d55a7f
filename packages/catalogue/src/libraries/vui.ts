import type { Library } from "../shapes.ts";

export const vui: Library = {
	key: "vui",
	prettyLabel: "Vui",
	repoName: "Vui",
	repoUrl: "https://github.com/vui-ai/vui",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/fluxions-ai/vui", alsoNeeds: ["torchaudio"] },
};
