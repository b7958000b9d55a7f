import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const clipscope: Library = {
	key: "clipscope",
	prettyLabel: "clipscope",
	summary: "Loads sparse autoencoders that show the features inside a CLIP model, by Louka Ewington-Pitsos.",
	languages: { value: ["Python"], source: "pypi:clipscope 0.1.8", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:clipscope 0.1.8", day: "2026-11-24" },
	repoName: "clipscope",
	repoUrl: "https://github.com/Lewington-pitsos/clipscope",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "clipscope", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** A repository has one autoencoder for each place in the model, in a folder such as `22_resid`. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		from clipscope import ConfiguredViT, TopKSAE
		from huggingface_hub import list_repo_files
		from PIL import Image

		repo = ${model.id}
		checkpoint = next(name for name in list_repo_files(repo) if name.endswith(".pt"))
		sae = TopKSAE.from_pretrained(checkpoint, repo_id=repo, device="cpu")

		layer, part = checkpoint.split("/")[0].split("_")  # such as 22_resid
		place = (int(layer), part)
		vit = ConfiguredViT([place], device="cpu")

		url = ${IMAGE}
		activations = vit.all_activations(Image.open(urlopen(url)))[place]
		output = sae.forward_verbose(activations[:, 0])  # the class token
		print(output["latent"].topk(10))
	`;
	return [{ code }];
}
