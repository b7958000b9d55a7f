import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const recurrentgemma: Library = {
	key: "recurrentgemma",
	prettyLabel: "RecurrentGemma",
	summary: "Runs Gemma models with recurrent layers in JAX and PyTorch, by Google DeepMind.",
	licence: { value: "Apache-2.0", source: "pypi:recurrentgemma 1.0.1", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:recurrentgemma 1.0.1", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "TPU"],
		source: "github:google-deepmind/recurrentgemma@0f5ca57 README.md",
		day: "2026-11-24",
	},
	repoName: "recurrentgemma",
	repoUrl: "https://github.com/google-deepmind/recurrentgemma",
	filter: false,
	countDownloads: { field: "path", value: "tokenizer.model" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "pypi",
		name: "recurrentgemma",
		// The package imports its Flax part also where the one for PyTorch is used.
		alsoNeeds: ["recurrentgemma[jax]", "huggingface_hub", "sentencepiece"],
	},
	snippets: snippets,
};

/** The names of the repositories say for which framework their weights are. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: /torch/i.test(id) ? inTorch(id) : inJax(id) }];
}

function inJax(id: string): Python {
	return py`
		from pathlib import Path

		from huggingface_hub import snapshot_download
		from recurrentgemma import jax as recurrentgemma
		from sentencepiece import SentencePieceProcessor

		${folder(id)}
		weights = next(Path(folder).rglob("_METADATA")).parent.resolve()
		params = recurrentgemma.load_parameters(str(weights), "single_device")
		config = recurrentgemma.GriffinConfig.from_flax_params_or_variables(params, preset=${preset(id)})
		model = recurrentgemma.Griffin(config)

		sampler = recurrentgemma.Sampler(model=model, vocab=vocab, params=params)
		${sampling()}
	`;
}

function inTorch(id: string): Python {
	return py`
		from pathlib import Path

		import torch
		from huggingface_hub import snapshot_download
		from recurrentgemma import torch as recurrentgemma
		from sentencepiece import SentencePieceProcessor

		${folder(id)}
		params = torch.load(next(Path(folder).rglob("*.pt")), weights_only=True)
		config = recurrentgemma.GriffinConfig.from_torch_params(params, preset=${preset(id)})
		model = recurrentgemma.Griffin(config)
		model.load_state_dict(params)

		sampler = recurrentgemma.Sampler(model=model, vocab=vocab)
		${sampling()}
	`;
}

const folder = (id: string): Python => py`
	folder = snapshot_download(${id})
	vocab = SentencePieceProcessor(model_file=f"{folder}/tokenizer.model")
`;

/** The settings that the weights do not tell, as how far attention looks back: those of the size in the name. */
const preset = (id: string): Python =>
	/9b/i.test(id) ? py`recurrentgemma.Preset.RECURRENT_GEMMA_9B_V1` : py`recurrentgemma.Preset.RECURRENT_GEMMA_2B_V1`;

const sampling = (): Python => py`print(sampler([${STORY_START}], total_generation_steps=50).text[0])`;
