import type { Library } from "../shapes.ts";

export const graniteLibrary: Library = {
	key: "granite-library",
	prettyLabel: "Granite Library",
	summary: "Adapters that add skills to IBM's Granite models, called through the Mellea library.",
	licence: {
		value: "Apache-2.0",
		source: "github:generative-computing/mellea@00c69f4 pyproject.toml",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:generative-computing/mellea@00c69f4 pyproject.toml",
		day: "2026-11-24",
	},
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:mellea 0.8.0", day: "2026-11-24" },
	repoName: "mellea",
	repoUrl: "https://github.com/generative-computing/mellea",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "adapter_config" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
