import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const segmentationModelsPytorch: Library = {
	key: "segmentation-models-pytorch",
	prettyLabel: "Segmentation Models",
	summary: "Segments images in PyTorch with pretrained encoders, by Pavel Iakubovskii.",
	licence: { value: "MIT", source: "pypi:segmentation-models-pytorch 0.6.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:segmentation-models-pytorch 0.6.0", day: "2026-11-23" },
	repoName: "segmentation_models.pytorch",
	repoUrl: "https://github.com/qubvel-org/segmentation_models.pytorch",
	docsUrl: "https://smp.readthedocs.io/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "segmentation-models-pytorch", alsoNeeds: ["torch"] },
	loads: hasConfiguration,
	snippets: snippets,
};

/** `from_pretrained` reads the class of the model from `config.json`; older repositories hold only weights. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (!hasConfiguration(model))
		return [{ note: "The repository has no config.json, which names the class of the model: its card must." }];
	const code = py`
		import segmentation_models_pytorch as smp
		import torch

		model = smp.from_pretrained(${model.id}).eval()

		# A picture with the channels that the model was trained for, and sides that are multiples of 32.
		picture = torch.rand(1, 3, 256, 256)
		with torch.inference_mode():
		    mask = model(picture)
		print(mask.shape)
	`;
	return [{ code }];
}

/** Whether a record lists the configuration, or no files. */
function hasConfiguration({ siblings }: ModelRecord): boolean {
	return siblings?.some(({ rfilename }) => rfilename === "config.json") !== false;
}
