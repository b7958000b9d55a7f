import type { Library } from "../shapes.ts";

export const tencentSongGeneration: Library = {
	key: "tencent-song-generation",
	prettyLabel: "SongGeneration",
	summary: "Generates songs with vocals and accompaniment from lyrics, by Tencent AI Lab.",
	licence: {
		value: "LicenseRef-SongGeneration",
		source: "github:tencent-ailab/SongGeneration@da6a1a0 LICENSE",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:tencent-ailab/SongGeneration@06a566d README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:tencent-ailab/SongGeneration@06a566d README.md",
		day: "2026-11-24",
	},
	repoName: "SongGeneration",
	repoUrl: "https://github.com/tencent-ailab/songgeneration",
	filter: false,
	countDownloads: { field: "path", value: "ckpt/songgeneration_base/model.pt" },
	tasks: [],
	hostedTasks: [],
};
