import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const medvae: Library = {
	key: "medvae",
	prettyLabel: "MedVAE",
	summary: "Compresses medical images to small latents that keep their clinical detail, by Stanford's MIMI lab.",
	licence: { value: "MIT", source: "pypi:medvae 0.1.7", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:StanfordMIMI/MedVAE@4b3cbb5 README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:StanfordMIMI/MedVAE@4b3cbb5 README.md", day: "2026-11-23" },
	repoName: "MedVAE",
	repoUrl: "https://github.com/StanfordMIMI/MedVAE",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "medvae" },
	loads: ({ id }) => id === OFFICIAL,
	snippets: snippets,
};

const OFFICIAL = "stanfordmimi/MedVAE";

/** The package fetches the weights by the names of its models, from one repository. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (id !== OFFICIAL) return [{ note: `The package medvae loads only the models of ${OFFICIAL}.` }];
	const code = py`
		import torch
		from medvae import MVAE

		# One of the seven models of stanfordmimi/MedVAE; modality is "xray", or "ct" or "mri" for the 3D models.
		model = MVAE(model_name="medvae_4_3_2d", modality="xray").eval()

		image = model.apply_transform("xray.png")
		with torch.inference_mode():
		    latent = model(image)
		print(latent.shape)
	`;
	return [{ code }];
}
