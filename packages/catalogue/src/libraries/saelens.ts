import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const saelens: Library = {
	key: "saelens",
	prettyLabel: "SAELens",
	summary: "Trains and analyses sparse autoencoders that explain language models, by Joseph Bloom and Decode Research.",
	licence: { value: "MIT", source: "pypi:sae-lens 6.54.12", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:sae-lens 6.54.12", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:sae-lens 6.54.12", day: "2026-11-24" },
	repoName: "SAELens",
	repoUrl: "https://github.com/jbloomAus/SAELens",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "sae-lens" },
	snippets: snippets,
};

function snippets({ id, siblings = [] }: ModelRecord): readonly LoadSnippet[] {
	const folder = siblings.map(({ rfilename }) => FOLDER.exec(rfilename)?.[1]).find((found) => found !== undefined);
	return [{ code: folder === undefined ? unspecified(id) : encoding(id, folder) }];
}

/** Each autoencoder has a folder with its configuration; the folder's path is its id. */
const FOLDER = /^(.+)\/cfg\.json$/s;

/** The input is activations of a language model; here, random numbers. */
function encoding(id: string, folder: string): Python {
	return py`
		import torch
		from sae_lens import SAE

		sae = SAE.from_pretrained(release=${id}, sae_id=${folder})

		activations = torch.randn(1, sae.cfg.d_in, device=sae.device, dtype=sae.dtype)
		features = sae.encode(activations)
		print(features.shape, (features > 0).sum().item())
	`;
}

function unspecified(id: string): Python {
	return py`
		# The record lists no files: replace this sae_id with the folder of one of the repository's autoencoders.
		${encoding(id, "blocks.0.hook_resid_pre")}
	`;
}
