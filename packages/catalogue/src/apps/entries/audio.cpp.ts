import { lines, sh, type Shell, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { MUSIC, SPOKEN } from "../../loading/samples.ts";
import type { AppChoice, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";

export const audioCpp: CommandedApp = {
	key: "audio.cpp",
	prettyLabel: "audio.cpp",
	summary:
		"Generates music and speech, and transcribes speech, with GGUF models in plain C++, by 0xShug0 and contributors.",
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal"],
		source: "github:0xShug0/audio.cpp@014bd37 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/0xShug0/audio.cpp",
	mainTask: "text-to-speech",
	macOSOnly: false,
	showsWhen: { any: [{ library: "audio.cpp" }, { tag: "audio.cpp" }, { tag: "audio-cpp" }] },
	snippets: (model, choice) => {
		const once = { title: titleOf(model), setup: SETUP, login: "command", code: run(model, choice) } as const;
		return selected(model, choice).file === undefined ? [WEB_UI, once] : [once, WEB_UI];
	},
};

/** For other systems, its releases contain binaries. */
const SETUP = sh`
	brew tap 0xShug0/audio-cpp
	brew trust 0xShug0/audio-cpp
	brew install audio-cpp hf
`;

/** It also downloads models, so it comes first where the file is unknown. */
const WEB_UI = {
	title: "Web UI and server",
	setup: SETUP,
	code: sh`audiocpp_server --ui --ui-management --backend best`,
};

function run(model: ModelRecord, choice?: AppChoice): Shell {
	const { file } = selected(model, choice);
	const path = file ?? "model.gguf";
	const kind = kindOf(model);
	const family = familyOf(model, kind);
	const code = sh`
		hf download ${model.id} ${path} --local-dir .
		audiocpp_cli --family ${family ?? USUAL[kind]} --model ${path} --backend best ${REQUESTS[kind]}
	`;
	return lines([when(file === undefined, UNKNOWN), when(family === undefined, unknownFamily(USUAL[kind])), code]);
}

const UNKNOWN = sh`# model.gguf is a guess. Use a file of the repository.`;
const unknownFamily = (usual: string): Shell => sh`# ${usual} is a guess: audiocpp_cli --list-loaders lists families.`;

/** What is asked of a model, by audio.cpp's name of the task. */
type Kind = "asr" | "gen" | "sep" | "tts";

const kindOf = ({ pipeline_tag: task }: ModelRecord): Kind => KINDS.get(task ?? "") ?? "tts";

const KINDS: ReadonlyMap<string, Kind> = new Map([
	["automatic-speech-recognition", "asr"],
	["text-to-audio", "gen"],
	["audio-to-audio", "sep"],
]);

/** A family of each kind, for models whose own is unknown. */
const USUAL: Readonly<Record<Kind, string>> = {
	asr: "qwen3_asr",
	gen: "ace_step",
	sep: "htdemucs",
	tts: "qwen3_tts",
};

/** The family of a model by its name, or that of its only base model, as audio.cpp's documentation and its packages call it. */
function familyOf(model: ModelRecord, wanted: Kind): string | undefined {
	const { ids } = basesOf(model);
	const names = [model.id, ...(ids.length === 1 ? ids : [])];
	return FAMILIES.find(([name, , kind]) => kind === wanted && names.some((one) => name.test(one)))?.[1];
}

const FAMILIES: readonly (readonly [name: RegExp, family: string, kind: Kind])[] = [
	[/qwen3-asr/i, "qwen3_asr", "asr"],
	[/higgs-audio.*stt/i, "higgs_audio_stt", "asr"],
	[/ace-?step/i, "ace_step", "gen"],
	[/minimax-?music-?3/i, "minimax_music3", "gen"],
	[/stable-audio-3/i, "stable_audio", "gen"],
	[/htdemucs/i, "htdemucs", "sep"],
	[/qwen3-tts/i, "qwen3_tts", "tts"],
	[/higgs-audio.*tts/i, "higgs_audio_tts", "tts"],
	[/fish-audio|fishaudio/i, "fish_audio", "tts"],
	[/kokoro/i, "kokoro_tts", "tts"],
	[/omnivoice/i, "omnivoice", "tts"],
	[/magpie[-_]tts/i, "magpie_tts", "tts"],
	[/vevo2/i, "vevo2", "tts"],
	[/piper/i, "piper_tts", "tts"],
];

const titleOf = (model: ModelRecord): string => TITLES[kindOf(model)];

const TITLES: Readonly<Record<Kind, string>> = {
	asr: "Transcribe a file",
	gen: "Make music",
	sep: "Separate a song",
	tts: "Speak a text",
};

const REQUESTS: Readonly<Record<Kind, Shell>> = {
	asr: sh`--task asr --audio speech.wav`,
	gen: sh`--task gen --text ${MUSIC} --out sound.wav`,
	sep: sh`--task sep --audio song.wav --out-dir stems`,
	tts: sh`--task tts --text ${SPOKEN} --out sound.wav`,
};
