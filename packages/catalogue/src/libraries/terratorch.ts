import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { nameOf } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const terratorch: Library = {
	key: "terratorch",
	prettyLabel: "TerraTorch",
	summary: "Fine-tunes foundation models for satellite images, by IBM.",
	licence: { value: "Apache-2.0 AND MIT", source: "pypi:terratorch 1.2.13", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:terratorch 1.2.13", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:terratorch 1.2.13", day: "2026-11-24" },
	repoName: "TerraTorch",
	repoUrl: "https://github.com/IBM/terratorch",
	docsUrl: "https://ibm.github.io/terratorch/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "ckpt" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "terratorch" },
	snippets: snippets,
};

/** The library has names for pretrained models; fine-tuned ones need a configuration and a checkpoint. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const backbone = BACKBONES.get(model.id);
	const original = PRITHVI.get(nameOf(model.id));
	if (backbone === undefined) return [{ code: original === undefined ? tuned(model) : copied(model.id, original) }];
	return [{ code: backbone.startsWith("terramind") ? terraMind(backbone) : prithvi(backbone) }];
}

const BACKBONES: ReadonlyMap<string, string> = new Map([
	["ibm-nasa-geospatial/Prithvi-EO-1.0-100M", "prithvi_eo_v1_100"],
	["ibm-nasa-geospatial/Prithvi-EO-2.0-tiny-TL", "prithvi_eo_v2_tiny_tl"],
	["ibm-nasa-geospatial/Prithvi-EO-2.0-100M-TL", "prithvi_eo_v2_100_tl"],
	["ibm-nasa-geospatial/Prithvi-EO-2.0-300M", "prithvi_eo_v2_300"],
	["ibm-nasa-geospatial/Prithvi-EO-2.0-300M-TL", "prithvi_eo_v2_300_tl"],
	["ibm-nasa-geospatial/Prithvi-EO-2.0-600M", "prithvi_eo_v2_600"],
	["ibm-nasa-geospatial/Prithvi-EO-2.0-600M-TL", "prithvi_eo_v2_600_tl"],
	["FAST-EO/TerraMind-0.1-base", "terramind_v01_base"],
	["ibm-esa-geospatial/TerraMind-1.0-tiny", "terramind_v1_tiny"],
	["ibm-esa-geospatial/TerraMind-1.0-small", "terramind_v1_small"],
	["ibm-esa-geospatial/TerraMind-1.0-base", "terramind_v1_base"],
	["ibm-esa-geospatial/TerraMind-1.0-large", "terramind_v1_large"],
]);

const withRandomBands = py`
	# Random data in place of an image with six bands: blue, green, red, narrow near infrared and two of short-wave infrared.
	picture = torch.randn(1, 6, 224, 224)
	with torch.inference_mode():
	    features = model(picture)
	print([layer.shape for layer in features])
`;

/** By the names of their repositories, the models of which there are copies, and the file that each has. */
const PRITHVI: ReadonlyMap<string, Copied> = new Map([
	["Prithvi-EO-1.0-100M", { name: "prithvi_eo_v1_100", file: "Prithvi_EO_V1_100M.pt" }],
	["Prithvi-EO-2.0-tiny-TL", { name: "prithvi_eo_v2_tiny_tl", file: "Prithvi_EO_V2_tiny_TL.pt" }],
	["Prithvi-EO-2.0-100M-TL", { name: "prithvi_eo_v2_100_tl", file: "Prithvi_EO_V2_100M_TL.pt" }],
	["Prithvi-EO-2.0-300M", { name: "prithvi_eo_v2_300", file: "Prithvi_EO_V2_300M.pt" }],
	["Prithvi-EO-2.0-300M-TL", { name: "prithvi_eo_v2_300_tl", file: "Prithvi_EO_V2_300M_TL.pt" }],
	["Prithvi-EO-2.0-600M", { name: "prithvi_eo_v2_600", file: "Prithvi_EO_V2_600M.pt" }],
	["Prithvi-EO-2.0-600M-TL", { name: "prithvi_eo_v2_600_tl", file: "Prithvi_EO_V2_600M_TL.pt" }],
]);

interface Copied {
	readonly name: string;
	readonly file: string;
}

/** Only with a path does the package take the weights of another repository than the original one. */
const copied = (id: string, { name, file }: Copied): Python => py`
	import torch
	from huggingface_hub import hf_hub_download
	from terratorch import BACKBONE_REGISTRY

	path = hf_hub_download(${id}, ${file})
	model = BACKBONE_REGISTRY.build(${name}, pretrained=True, ckpt_path=path, num_frames=1).eval()

	${withRandomBands}
`;

const prithvi = (name: string): Python => py`
	import torch
	from terratorch import BACKBONE_REGISTRY

	model = BACKBONE_REGISTRY.build(${name}, pretrained=True, num_frames=1).eval()

	${withRandomBands}
`;

const terraMind = (name: string): Python => py`
	import torch
	from terratorch import BACKBONE_REGISTRY

	model = BACKBONE_REGISTRY.build(${name}, pretrained=True, modalities=["S2L2A"]).eval()

	# Random data in place of the twelve bands of a Sentinel-2 image.
	pictures = {"S2L2A": torch.randn(1, 12, 224, 224)}
	with torch.inference_mode():
	    features = model(pictures)
	print([layer.shape for layer in features])
`;

function tuned({ id, siblings }: ModelRecord): Python {
	const names = siblings?.map(({ rfilename }) => rfilename) ?? [];
	const config = names.find((name) => /\.ya?ml$/.test(name));
	const checkpoint = names.find((name) => /\.(ckpt|pt)$/.test(name));
	return py`
		from huggingface_hub import hf_hub_download
		from terratorch.cli_tools import LightningInferenceModel

		${config && checkpoint ? py`` : UNLISTED}
		config = hf_hub_download(${id}, ${config ?? "config.yaml"})
		checkpoint = hf_hub_download(${id}, ${checkpoint ?? "model.ckpt"})
		model = LightningInferenceModel.from_config(config, checkpoint)

		predictions, files = model.inference_on_dir("pictures")
		print(predictions.shape, files)
	`;
}

const UNLISTED: Python = py`# The record does not list both files: replace config.yaml and model.ckpt with their names.`;
