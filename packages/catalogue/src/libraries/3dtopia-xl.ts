import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const threeDTopiaXl: Library = {
	key: "3dtopia-xl",
	prettyLabel: "3DTopia-XL",
	repoName: "3DTopia-XL",
	repoUrl: "https://github.com/3DTopia/3DTopia-XL",
	filter: false,
	countDownloads: { field: "path", value: "model_vae_fp16.pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/3DTopia/3DTopia-XL", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** The code is no package: its script runs in a clone and looks for the weights in the folder of its configuration. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = sh`
		# In a clone of https://github.com/3DTopia/3DTopia-XL, with pictures in the folder images
		hf download ${model.id} model_sview_dit_fp16.pt model_vae_fp16.pt --local-dir pretrained
		python inference.py ./configs/inference_dit.yml inference.input_dir=./images inference.export_glb=True
	`;
	return [{ code }];
}
