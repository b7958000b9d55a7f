import type { Library } from "../shapes.ts";

export const zonos: Library = {
	key: "zonos",
	prettyLabel: "Zonos",
	repoName: "Zonos",
	repoUrl: "https://github.com/Zyphra/Zonos",
	docsUrl: "https://github.com/Zyphra/Zonos",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/Zyphra/Zonos", alsoNeeds: ["torchaudio"] },
};
