import { py, type Python } from "@vitrine/code";
import { hasTag } from "@vitrine/model";
import { type ModelRecord, name } from "@vitrine/model/reading";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const chatterbox: Library = {
	key: "chatterbox",
	prettyLabel: "Chatterbox",
	summary: "Generates speech in a voice cloned from a sample, with adjustable emotion, by Resemble AI.",
	licence: { value: "MIT", source: "pypi:chatterbox-tts 0.1.7", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:chatterbox-tts 0.1.7", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:chatterbox-tts 0.1.7", day: "2026-11-23" },
	repoName: "Chatterbox",
	repoUrl: "https://github.com/resemble-ai/chatterbox",
	filter: false,
	countDownloads: { field: "path", value: "tokenizer.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "chatterbox-tts", alsoNeeds: ["huggingface_hub", "torch", "torchaudio"] },
	modules: ["chatterbox"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id } = model;
	if (/turbo/i.test(id)) return [{ code: turbo(id) }];
	return [{ code: isMultilingual(model) ? multilingual(id) : english(id) }];
}

/** Whether a model was made from the multilingual one, by its name or a tag. The first model's repository holds both. */
const isMultilingual = (model: ModelRecord): boolean =>
	/(?:^|[-_])(?:mtl|multilingual)(?=$|[-_])/i.test(name(model)) || hasTag(model, "multilingual");

/** The files of the English model; the repository also holds the much larger multilingual model. */
const ENGLISH_FILES: readonly string[] = [
	"ve.safetensors",
	"t3_cfg.safetensors",
	"s3gen.safetensors",
	"tokenizer.json",
	"conds.pt",
];

function english(id: string): Python {
	return py`
		import torch
		import torchaudio
		from chatterbox.tts import ChatterboxTTS
		from huggingface_hub import snapshot_download

		files = ${ENGLISH_FILES}
		folder = snapshot_download(${id}, allow_patterns=files)
		device = "cuda" if torch.cuda.is_available() else "cpu"
		model = ChatterboxTTS.from_local(folder, device)
		${speech()}
	`;
}

/** The tokenizer takes the language of the text, one of 23. */
function multilingual(id: string): Python {
	return py`
		import torch
		import torchaudio
		from chatterbox.mtl_tts import ChatterboxMultilingualTTS
		from huggingface_hub import snapshot_download

		device = "cuda" if torch.cuda.is_available() else "cpu"
		model = ChatterboxMultilingualTTS.from_local(snapshot_download(${id}), device)

		# model.get_supported_languages() lists the languages. For
		# another, the card names the one that it was tuned with.
		wav = model.generate(${SPOKEN}, language_id="en")
		torchaudio.save("speech.wav", wav, model.sr)
	`;
}

function turbo(id: string): Python {
	return py`
		import torch
		import torchaudio
		from chatterbox.tts_turbo import ChatterboxTurboTTS
		from huggingface_hub import snapshot_download

		device = "cuda" if torch.cuda.is_available() else "cpu"
		model = ChatterboxTurboTTS.from_local(snapshot_download(${id}), device)
		${speech()}
	`;
}

function speech(): Python {
	return py`

		wav = model.generate(${SPOKEN})
		torchaudio.save("speech.wav", wav, model.sr)
	`;
}
