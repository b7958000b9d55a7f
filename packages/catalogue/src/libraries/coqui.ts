import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

/** The original package is no longer kept; `coqui-tts` is its fork, by the Idiap Research Institute. */
export const coqui: Library = {
	key: "coqui",
	prettyLabel: "Coqui TTS",
	summary:
		"Generates speech and clones voices with XTTS, VITS and other models; maintained by the Idiap Research Institute.",
	licence: { value: "MPL-2.0", source: "pypi:coqui-tts 0.28.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:coqui-tts 0.28.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm"], source: "pypi:coqui-tts 0.28.0", day: "2026-11-24" },
	repoName: "Coqui TTS",
	repoUrl: "https://github.com/idiap/coqui-ai-TTS",
	docsUrl: "https://coqui-tts.readthedocs.io",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "pypi",
		name: "coqui-tts",
		// XTTS generates with the cache as Transformers before 5.24 passes it.
		alsoNeeds: ["torch", "torchaudio", "torchcodec", "six", "transformers<5.24"],
	},
	modules: ["TTS"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: /xtts/i.test(id) ? cloning(id) : speaking(id) }];
}

/** XTTS reads its parts from a folder, and has built-in speakers. */
function cloning(id: string): Python {
	return py`
		from huggingface_hub import snapshot_download
		from TTS.api import TTS

		folder = snapshot_download(${id})
		tts = TTS(model_path=folder, config_path=f"{folder}/config.json")

		text = ${SPOKEN}
		speaker = "Craig Gutsy"  # or speaker_wav="voice.wav", a recording of the voice to clone
		tts.tts_to_file(text, speaker=speaker, language="en", file_path="speech.wav")
	`;
}

function speaking(id: string): Python {
	return py`
		from huggingface_hub import hf_hub_download, list_repo_files
		from TTS.api import TTS

		weights = next(name for name in list_repo_files(${id}) if name.endswith(".pth"))
		config = hf_hub_download(${id}, "config.json")
		tts = TTS(model_path=hf_hub_download(${id}, weights), config_path=config)

		tts.tts_to_file(${SPOKEN}, file_path="speech.wav")
	`;
}
