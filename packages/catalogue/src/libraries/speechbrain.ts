import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { TORCHAUDIO } from "../installing/torchaudio.ts";
import { className } from "../loading/className.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const speechbrain: Library = {
	key: "speechbrain",
	prettyLabel: "speechbrain",
	summary: "Trains and runs models for speech recognition, speakers and enhancement, by Mila and partners.",
	licence: { value: "Apache-2.0", source: "pypi:speechbrain 1.1.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:speechbrain 1.1.2", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:speechbrain/speechbrain@07925cf docs/installation.md",
		day: "2026-11-24",
	},
	repoName: "speechbrain",
	repoUrl: "https://github.com/speechbrain/speechbrain",
	docsUrl: "https://huggingface.co/docs/hub/speechbrain",
	filter: true,
	countDownloads: { field: "path", value: "hyperparams.yaml" },
	tasks: ["audio-classification", "audio-to-audio", "automatic-speech-recognition"],
	hostedTasks: [
		"audio-classification",
		"audio-to-audio",
		"automatic-speech-recognition",
		"text-to-speech",
		"text2text-generation",
	],
	package: { ecosystem: "pypi", name: "speechbrain", alsoNeeds: TORCHAUDIO },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const stated = model.config?.speechbrain?.speechbrain_interface;
	const method = METHODS.get(stated ?? "");
	return [{ code: stated && method ? interfaceCall(model.id, stated, method) : unspecified(model.id, stated) }];
}

/** The method of each interface that takes a file. */
const METHODS: ReadonlyMap<string, string> = new Map([
	["EncoderClassifier", "classify_file"],
	["EncoderDecoderASR", "transcribe_file"],
	["EncoderASR", "transcribe_file"],
	["WhisperASR", "transcribe_file"],
	["SpectralMaskEnhancement", "enhance_file"],
	["WaveformEnhancement", "enhance_file"],
	["SGMSEEnhancement", "enhance_file"],
	["SepformerSeparation", "separate_file"],
]);

function interfaceCall(id: string, name: string, method: string): Python {
	return py`
		from speechbrain.inference import ${ident(name)}

		model = ${ident(name)}.from_hparams(source=${id})
		print(model.${ident(method)}("audio.wav"))
	`;
}

/** An interface without a known call is only loaded; an unknown one is loaded by the shared base class. */
function unspecified(id: string, stated: string | undefined): Python {
	const name = className<"python">(stated);
	const reason =
		stated && name
			? py`# No file method is known for the interface ${stated}.`
			: py`# The interface is not specified in config.json ("speechbrain_interface"): replace Pretrained with its class.`;
	return py`
		${reason}
		from speechbrain.inference import ${name ?? py`Pretrained`}

		model = ${name ?? py`Pretrained`}.from_hparams(source=${id})
	`;
}
