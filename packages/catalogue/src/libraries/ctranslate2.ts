import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const ctranslate2: Library = {
	key: "ctranslate2",
	prettyLabel: "CTranslate2",
	summary: "Runs Transformer models for translation, text and speech efficiently on CPUs and GPUs, by OpenNMT.",
	licence: { value: "MIT", source: "pypi:ctranslate2 4.8.5", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:ctranslate2 4.8.5", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm"], source: "pypi:ctranslate2 4.8.5", day: "2026-11-24" },
	repoName: "CTranslate2",
	repoUrl: "https://github.com/OpenNMT/CTranslate2",
	docsUrl: "https://opennmt.net/CTranslate2/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "ctranslate2" },
	snippets: snippets,
};

/** faster-whisper reads models of Whisper from a repository; the others are read from a folder. */
function snippets({ id, pipeline_tag: task = "" }: ModelRecord): readonly LoadSnippet[] {
	if (task === "automatic-speech-recognition") return [{ code: transcription(id) }];
	return [{ code: task === "text-generation" ? generation(id) : translation(id) }];
}

const transcription = (id: string): Python => py`
	from faster_whisper import WhisperModel

	model = WhisperModel(${id})

	segments, info = model.transcribe("recording.wav")
	for segment in segments:
	    print(segment.start, segment.end, segment.text)
`;

const generation = (id: string): Python => py`
	import ctranslate2
	from huggingface_hub import snapshot_download

	generator = ctranslate2.Generator(snapshot_download(${id}))

	tokens = ["<s>", "▁The", "▁harbour"]  # by the tokenizer that the card names
	[result] = generator.generate_batch([tokens], max_length=50)
	print(result.sequences[0])
`;

const translation = (id: string): Python => py`
	import ctranslate2
	from huggingface_hub import snapshot_download

	translator = ctranslate2.Translator(snapshot_download(${id}))

	tokens = ["▁The", "▁harbour", "</s>"]  # by the tokenizer that the card names
	[result] = translator.translate_batch([tokens])
	print(result.hypotheses[0])
`;
