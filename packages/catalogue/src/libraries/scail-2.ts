import type { Library } from "../shapes.ts";

export const scail2: Library = {
	key: "scail-2",
	prettyLabel: "SCAIL-2",
	summary: "Animates a character with the motion of a video, or replaces one, by Z.ai and Tsinghua University.",
	licence: { value: "Apache-2.0", source: "github:zai-org/SCAIL-2@ac63f8e README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:zai-org/SCAIL-2@ac63f8e README.md", day: "2026-11-23" },
	repoName: "SCAIL-2",
	repoUrl: "https://github.com/zai-org/SCAIL-2",
	filter: false,
	countDownloads: { field: "path", value: "model/1/fsdp2_rank_0000_checkpoint.pt" },
	tasks: [],
	hostedTasks: [],
};
