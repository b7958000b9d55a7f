import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { TORCHAUDIO } from "../installing/torchaudio.ts";
import { AUDIO, SPOKEN } from "../loading/samples.ts";
import { type VoiceKind, voiceOf } from "../loading/voice.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const qwen3Tts: Library = {
	key: "qwen3_tts",
	prettyLabel: "Qwen3-TTS",
	summary: "Generates speech with preset, designed or cloned voices in ten languages, by Alibaba's Qwen team.",
	licence: { value: "Apache-2.0", source: "pypi:qwen-tts 0.1.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:qwen-tts 0.1.1", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:qwen-tts 0.1.1", day: "2026-11-23" },
	repoName: "Qwen3-TTS",
	repoUrl: "https://github.com/QwenLM/Qwen3-TTS",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "qwen-tts", alsoNeeds: ["soundfile", ...TORCHAUDIO] },
	snippets: snippets,
};

function snippets({ id, tags }: ModelRecord): readonly LoadSnippet[] {
	if (/tokenizer/i.test(id)) return [{ code: coding(id) }];
	return [{ code: speaking(id, tags.some(isOfBase) ? tuned : METHODS[voiceOf(id)]) }];
}

/** Whether a tag says that the model was tuned from one that clones voices. */
const isOfBase = (tag: string): boolean => /^base_model:finetune:.*qwen3-tts.*-base$/i.test(tag);

/** The package's program for tuning makes a model with one speaker of its own; other ones leave it one that clones voices. */
const tuned = py`
	speakers = model.get_supported_speakers()
	if speakers:
	    wavs, rate = model.generate_custom_voice(text=${SPOKEN}, speaker=speakers[0])
	else:
	    wavs, rate = model.generate_voice_clone(
	        text=${SPOKEN},
	        ref_audio=${AUDIO},
	        x_vector_only_mode=True,  # replace it with ref_text, a transcript of the recording, for a better clone
	    )
`;

/** The voice of the speech: a built-in one, a described one, or that of a recording. */
const METHODS: Readonly<Record<VoiceKind, Python>> = {
	preset: py`
		wavs, rate = model.generate_custom_voice(
		    text=${SPOKEN},
		    language="English",
		    speaker="Ryan",
		)
	`,
	described: py`
		wavs, rate = model.generate_voice_design(
		    text=${SPOKEN},
		    language="English",
		    instruct="An elderly station master with a calm, deep voice.",
		)
	`,
	own: py`
		wavs, rate = model.generate_voice_clone(
		    text=${SPOKEN},
		    language="English",
		    ref_audio=${AUDIO},
		    x_vector_only_mode=True,  # replace it with ref_text, a transcript of the recording, for a better clone
		)
	`,
};

function speaking(id: string, call: Python): Python {
	return py`
		import soundfile
		import torch
		from qwen_tts import Qwen3TTSModel

		device = "cuda:0" if torch.cuda.is_available() else "cpu"
		model = Qwen3TTSModel.from_pretrained(${id}, device_map=device, dtype=torch.bfloat16)

		${call}
		soundfile.write("output.wav", wavs[0], rate)
	`;
}

/** The tokenizer encodes speech and decodes it. */
function coding(id: string): Python {
	return py`
		import soundfile
		import torch
		from qwen_tts import Qwen3TTSTokenizer

		device = "cuda:0" if torch.cuda.is_available() else "cpu"
		tokenizer = Qwen3TTSTokenizer.from_pretrained(${id}, device_map=device)

		codes = tokenizer.encode(${AUDIO})
		wavs, rate = tokenizer.decode(codes)
		soundfile.write("output.wav", wavs[0], rate)
	`;
}
