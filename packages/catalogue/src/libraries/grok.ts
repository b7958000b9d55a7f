import type { Library } from "../shapes.ts";

export const grok: Library = {
	key: "grok",
	prettyLabel: "Grok",
	summary: "Runs the 314-billion-parameter Grok-1 model in JAX, by xAI.",
	languages: { value: ["Python"], source: "github:xai-org/grok-1@02b5d2c README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:xai-org/grok-1@45e99d7 requirements.txt", day: "2026-11-24" },
	licence: { value: "Apache-2.0", source: "github:xai-org/grok-1@40369df LICENSE.txt", day: "2026-11-23" },
	repoName: "Grok",
	repoUrl: "https://github.com/xai-org/grok-1",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "ckpt/tensor00000_000" },
			{ field: "path", value: "ckpt-0/tensor00000_000" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
