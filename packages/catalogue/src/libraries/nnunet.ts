import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const nnunet: Library = {
	key: "nnunet",
	prettyLabel: "nnU-Net",
	summary: "Segments medical images and configures itself for a dataset, by the German Cancer Research Center.",
	licence: { value: "Apache-2.0", source: "pypi:nnunetv2 2.8.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:nnunetv2 2.8.1", day: "2026-11-23" },
	platforms: {
		value: ["CUDA"],
		source: "github:MIC-DKFZ/nnUNet@0a99970 documentation/installation_instructions.md",
		day: "2026-11-24",
	},
	repoName: "nnU-Net",
	repoUrl: "https://github.com/MIC-DKFZ/nnUNet",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "nnunetv2", alsoNeeds: ["torch", "huggingface_hub"] },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from pathlib import Path

		import torch
		from huggingface_hub import snapshot_download
		from nnunetv2.inference.predict_from_raw_data import nnUNetPredictor

		# The folder of a trained model holds plans.json, dataset.json and a folder for each fold.
		folder = next(Path(snapshot_download(${id})).rglob("plans.json")).parent
		device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
		predictor = nnUNetPredictor(device=device)
		predictor.initialize_from_trained_model_folder(str(folder), use_folds=None)

		# Each image in a file of its own, with the channel in its name: harbour_0000.nii.gz
		predictor.predict_from_files("images", "segmentations")
	`;
	return [{ code }];
}
