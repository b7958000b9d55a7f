import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
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

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: /turbo/i.test(id) ? turbo(id) : english(id) }];
}

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
