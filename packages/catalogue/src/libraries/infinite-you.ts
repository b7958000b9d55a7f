import type { Library } from "../shapes.ts";

export const infiniteYou: Library = {
	key: "infinite-you",
	prettyLabel: "InfiniteYou",
	summary: "Generates images of the person in a photo, with the same face, by ByteDance.",
	licence: { value: "Apache-2.0", source: "github:bytedance/InfiniteYou@40d13bf README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:bytedance/InfiniteYou@40d13bf README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:bytedance/InfiniteYou@40d13bf README.md", day: "2026-11-24" },
	repoName: "InfiniteYou",
	repoUrl: "https://github.com/bytedance/InfiniteYou",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "infu_flux_v1.0/sim_stage1/image_proj_model.bin" },
			{ field: "path", value: "infu_flux_v1.0/aes_stage2/image_proj_model.bin" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
