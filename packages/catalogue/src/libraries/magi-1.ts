import type { Library } from "../shapes.ts";

export const magi1: Library = {
	key: "magi-1",
	prettyLabel: "MAGI-1",
	summary: "Generates long videos chunk by chunk, from text or an image, by Sand AI.",
	licence: { value: "Apache-2.0", source: "github:SandAI-org/MAGI-1@17ed48b README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:SandAI-org/MAGI-1@17ed48b README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:SandAI-org/MAGI-1@17ed48b README.md", day: "2026-11-24" },
	repoName: "MAGI-1",
	repoUrl: "https://github.com/SandAI-org/MAGI-1",
	filter: false,
	countDownloads: { field: "path", value: "ckpt/vae/config.json" },
	tasks: [],
	hostedTasks: [],
};
