import { lines, sh, type Shell, when } from "@vitrine/code";
import { baseModels, type ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../../loading/samples.ts";
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
	showsWhen: { any: [{ library: "audio.cpp" }, { tag: "audio.cpp" }] },
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
	const family = familyOf(model);
	const code = sh`
		hf download ${model.id} ${path} --local-dir .
		audiocpp_cli --family ${family ?? USUAL} --model ${path} --backend best ${requestFor(model)}
	`;
	return lines([when(file === undefined, UNKNOWN), when(family === undefined, UNKNOWN_FAMILY), code]);
}

const UNKNOWN = sh`# model.gguf is a guess. Use a file of the repository.`;
const USUAL = "qwen3_tts";
const UNKNOWN_FAMILY = sh`# ${USUAL} is a guess. audiocpp_cli --list-loaders lists the families.`;

/** The family of a model by its name, or that of its only base model, as audio.cpp's documentation and its packages call it. */
function familyOf(model: ModelRecord): string | undefined {
	const bases = baseModels(model);
	const names = [model.id, ...(bases.length === 1 ? bases : [])];
	return FAMILIES.find(([name]) => names.some((one) => name.test(one)))?.[1];
}

const FAMILIES: readonly (readonly [name: RegExp, family: string])[] = [
	[/qwen3-asr/i, "qwen3_asr"],
	[/qwen3-tts/i, "qwen3_tts"],
	[/minimax-?music-?3/i, "minimax_music3"],
	[/stable-audio-3/i, "stable_audio"],
	[/higgs-audio.*stt/i, "higgs_audio_stt"],
	[/higgs-audio.*tts/i, "higgs_audio_tts"],
	[/fish-audio|fishaudio/i, "fish_audio"],
	[/kokoro/i, "kokoro_tts"],
	[/omnivoice/i, "omnivoice"],
	[/magpie[-_]tts/i, "magpie_tts"],
	[/vevo2/i, "vevo2"],
	[/piper/i, "piper_tts"],
	[/htdemucs/i, "htdemucs"],
];

const isRecognition = ({ pipeline_tag: task }: ModelRecord): boolean => task === "automatic-speech-recognition";
const isMusic = ({ pipeline_tag: task }: ModelRecord): boolean => task === "text-to-audio";

const titleOf = (model: ModelRecord): string =>
	isRecognition(model) ? "Transcribe a file" : isMusic(model) ? "Make music" : "Speak a text";

function requestFor(model: ModelRecord): Shell {
	if (isRecognition(model)) return sh`--task asr --audio speech.wav`;
	const text = isMusic(model) ? "A slow waltz for piano and strings" : SPOKEN;
	return sh`--task ${isMusic(model) ? "gen" : "tts"} --text ${text} --out sound.wav`;
}
