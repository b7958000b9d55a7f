import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const threeDTopiaXl: Library = {
	key: "3dtopia-xl",
	prettyLabel: "3DTopia-XL",
	summary: "Generates 3D objects with materials from an image or a text, by researchers at NTU Singapore and partners.",
	languages: { value: ["Python"], source: "github:3DTopia/3DTopia-XL@07b94b1 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:3DTopia/3DTopia-XL@07b94b1 README.md", day: "2026-11-24" },
	repoName: "3DTopia-XL",
	repoUrl: "https://github.com/3DTopia/3DTopia-XL",
	filter: false,
	countDownloads: { field: "path", value: "model_vae_fp16.pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/3DTopia/3DTopia-XL",
		checkout: "requirements",
		alsoNeeds: ["huggingface_hub"],
	},
	snippets: snippets,
};

/** The code is not a package: its script runs in a clone and takes the paths of the weights. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# In a clone of https://github.com/3DTopia/3DTopia-XL, with images in its folder images
		hf download ${id} model_sview_dit_fp16.pt model_vae_fp16.pt --local-dir pretrained
		python inference.py ./configs/inference_dit.yml \
		    checkpoint_path=pretrained/model_sview_dit_fp16.pt \
		    model.vae_checkpoint_path=pretrained/model_vae_fp16.pt \
		    inference.input_dir=images
	`;
	return [{ code }];
}
