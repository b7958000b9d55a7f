import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const vfiMamba: Library = {
	key: "vfi-mamba",
	prettyLabel: "VFIMamba",
	summary: "Interpolates frames between two frames of a video, by Nanjing University.",
	licence: { value: "Apache-2.0", source: "github:MCG-NJU/VFIMamba@0595ba4 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:MCG-NJU/VFIMamba@0595ba4 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:MCG-NJU/VFIMamba@0595ba4 README.md", day: "2026-11-24" },
	repoName: "VFIMamba",
	repoUrl: "https://github.com/MCG-NJU/VFIMamba",
	filter: false,
	countDownloads: { field: "path_extension", value: "pkl" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/MCG-NJU/VFIMamba",
		alsoNeeds: ["huggingface_hub", "transformers"],
	},
	modules: ["Trainer_finetune", "benchmark"],
	snippets: snippets,
};

/** The modules are files of the repository, so the code runs in a clone. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import cv2
		import torch
		from benchmark.utils.padder import InputPadder
		from Trainer_finetune import Model

		model = Model.from_pretrained(${model.id})
		model.eval()

		# Two images of the same size, between which to interpolate.
		pictures = [cv2.imread(name) for name in ("first.png", "last.png")]
		first, last = [torch.tensor(picture.transpose(2, 0, 1))[None].cuda() / 255 for picture in pictures]
		padder = InputPadder(first.shape, divisor=32)
		first, last = padder.pad(first, last)
		middle = padder.unpad(model.inference(first, last, True))[0]
		cv2.imwrite("middle.png", middle.clamp(0, 1).mul(255).permute(1, 2, 0).byte().cpu().numpy())
	`;
	return [{ code }];
}
