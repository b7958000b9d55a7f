import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sam3dObjects: Library = {
	key: "sam-3d-objects",
	prettyLabel: "SAM 3D Objects",
	summary: "Reconstructs the 3D shape and texture of objects in one image, by Meta.",
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/sam-3d-objects@10c9225 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:facebookresearch/sam-3d-objects@3419a17 doc/setup.md",
		day: "2026-11-24",
	},
	repoName: "SAM 3D Objects",
	repoUrl: "https://github.com/facebookresearch/sam-3d-objects",
	filter: false,
	countDownloads: { field: "path", value: "checkpoints/pipeline.yaml" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/facebookresearch/sam-3d-objects",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["inference"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		# Run in a clone of https://github.com/facebookresearch/sam-3d-objects.
		import sys

		from huggingface_hub import snapshot_download

		sys.path.append("notebook")
		from inference import Inference, load_image, load_mask

		folder = snapshot_download(${model.id})
		inference = Inference(folder + "/checkpoints/pipeline.yaml")

		image = load_image("image.png")
		mask = load_mask("mask.png")
		output = inference(image, mask, seed=42)
		output["gs"].save_ply("object.ply")
	`;
	return [{ code }];
}
