import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const supertonic: Library = {
	key: "supertonic",
	prettyLabel: "Supertonic",
	summary: "Generates speech on the device through ONNX Runtime, including in browsers and on phones, by Supertone.",
	licence: { value: "MIT", source: "pypi:supertonic 1.3.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:supertonic 1.3.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "browser", "phone"], source: "pypi:supertonic 1.3.1", day: "2026-11-23" },
	repoName: "Supertonic",
	repoUrl: "https://github.com/supertone-inc/supertonic",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "supertonic" },
	snippets: snippets,
};

/** The library has names for its own models; any other is loaded from its folder. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const name = NAMES.get(id);
	return [{ code: name ? named(name) : inFolder(id) }];
}

const NAMES: ReadonlyMap<string, string> = new Map([
	["Supertone/supertonic", "supertonic"],
	["Supertone/supertonic-2", "supertonic-2"],
	["Supertone/supertonic-3", "supertonic-3"],
]);

const named = (name: string): Python => py`
	from supertonic import TTS

	tts = TTS(model=${name})
	${speech()}
`;

const inFolder = (id: string): Python => py`
	from huggingface_hub import snapshot_download
	from supertonic import TTS

	tts = TTS(model_dir=snapshot_download(${id}), auto_download=False)
	${speech()}
`;

const speech = (): Python => py`

	voice = tts.get_voice_style("F1")  # one of tts.voice_style_names
	wav, duration = tts.synthesize(${SPOKEN}, voice_style=voice, lang="en")
	tts.save_audio(wav, "speech.wav")
`;
