import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const pocketTts: Library = {
	key: "pocket-tts",
	prettyLabel: "Pocket-TTS",
	summary: "Generates speech on a CPU with a small model and cloned voices, by Kyutai.",
	licence: { value: "MIT", source: "pypi:pocket-tts 4.0.1", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:pocket-tts 4.0.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "browser"], source: "pypi:pocket-tts 4.0.1", day: "2026-11-23" },
	repoName: "PocketTTS",
	repoUrl: "https://github.com/kyutai-labs/pocket-tts",
	filter: false,
	countDownloads: { field: "path", value: "tts_b6369a24.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "pocket-tts", alsoNeeds: ["scipy"] },
	snippets: snippets,
};

function snippets({ id, siblings = [] }: ModelRecord): readonly LoadSnippet[] {
	if (id.startsWith("kyutai/pocket-tts")) return [{ code: speaking(py``, "alba") }];
	const config = siblings.find(({ rfilename }) => rfilename.endsWith(".yaml"))?.rfilename;
	return [{ code: config === undefined ? unspecified(id) : customised(id, config) }];
}

/** The package has built-in names for its own models. */
function speaking(config: Python, voice: string): Python {
	return py`
		import scipy.io.wavfile
		from pocket_tts import TTSModel

		model = TTSModel.load_model(${config})
		voice = model.get_state_for_audio_prompt(${voice})

		audio = model.generate_audio(voice, ${SPOKEN})
		scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
	`;
}

/** Other models have their own configuration, and the package's voices may not fit them. */
const customised = (id: string, config: string): Python =>
	speaking(py`config="hf://${id}/${config}"`, "hf://kyutai/tts-voices/alba-mackenna/casual.wav");

function unspecified(id: string): Python {
	return py`
		# The record lists no configuration: replace config.yaml with the path of the repository's YAML file.
		${customised(id, "config.yaml")}
	`;
}
