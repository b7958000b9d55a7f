import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const piper: Library = {
	key: "piper",
	prettyLabel: "Piper",
	summary: "Generates speech offline with small voices of many languages, by the Open Home Foundation.",
	licence: { value: "GPL-3.0-or-later", source: "pypi:piper-tts 1.8.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:piper-tts 1.8.0", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:piper-tts 1.8.0", day: "2026-11-23" },
	repoName: "Piper",
	repoUrl: "https://github.com/OHF-Voice/piper1-gpl",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "onnx" },
			{ field: "path_extension", value: "ckpt" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "piper-tts" },
	modules: ["piper"],
	snippets: snippets,
};

/** A voice is an ONNX file with its configuration beside it. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".onnx");
	const code = py`
		import wave
		${imports}

		from huggingface_hub import snapshot_download
		from piper import PiperVoice

		${path}
		voice = PiperVoice.load(path)

		with wave.open("speech.wav", "wb") as file:
		    voice.synthesize_wav(${SPOKEN}, file)
	`;
	return [{ code }];
}
