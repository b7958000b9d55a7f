import type { Library } from "../shapes.ts";

export const lyra20: Library = {
	key: "lyra-2.0",
	prettyLabel: "Lyra-2.0",
	summary: "Generates explorable 3D worlds from an image, by NVIDIA.",
	licence: { value: "Apache-2.0", source: "github:nv-tlabs/lyra@09484d2 README.md", day: "2026-11-23" },
	languages: {
		value: ["Python"],
		source: "github:nv-tlabs/lyra@812d586 Lyra-2/lyra_2/_src/inference/lyra2_ar_inference.py",
		day: "2026-11-24",
	},
	repoName: "Lyra-2.0",
	repoUrl: "https://github.com/nv-tlabs/lyra",
	filter: false,
	countDownloads: { field: "path", value: "checkpoints/image_encoder/model.pth" },
	tasks: [],
	hostedTasks: [],
};
