import type { Library } from "../shapes.ts";

export const intellifold: Library = {
	key: "intellifold",
	prettyLabel: "IntelliFold",
	summary: "Predicts the 3D structure of proteins and other biomolecules, by IntelliGen AI.",
	licence: { value: "Apache-2.0", source: "pypi:intellifold 2.0.4", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:intellifold 2.0.4", day: "2026-11-23" },
	repoName: "IntelliFold",
	repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "zst" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
