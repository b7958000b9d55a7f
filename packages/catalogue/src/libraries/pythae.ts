import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const pythae: Library = {
	key: "pythae",
	prettyLabel: "pythae",
	summary: "Trains and compares variational autoencoders in PyTorch, by Clément Chadebec.",
	licence: { value: "Apache-2.0", source: "pypi:pythae 0.1.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:pythae 0.1.2", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:pythae 0.1.2", day: "2026-11-24" },
	repoName: "pythae",
	repoUrl: "https://github.com/clementchadebec/benchmark_VAE",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "pythae", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from pythae.models import AutoModel
		from pythae.samplers import NormalSampler

		# A model with custom networks needs allow_pickle=True, which runs code in its files.
		model = AutoModel.load_from_hf_hub(${model.id})

		sampler = NormalSampler(model=model)
		samples = sampler.sample(num_samples=4)
		print(samples.shape)
	`;
	return [{ code }];
}
