import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../../loading/samples.ts";
import { type VoiceKind, voiceOf } from "../../loading/voice.ts";
import type { CommandedApp } from "../shapes.ts";
import { MLX } from "../shared/conditions.ts";

export const mlxAudio: CommandedApp = {
	key: "mlx-audio",
	prettyLabel: "MLX Audio",
	summary: "Generates and transcribes speech on Apple silicon, by Prince Canuma.",
	licence: { value: "MIT", source: "pypi:mlx-audio 0.6.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlx-audio 0.6.2", day: "2026-11-24" },
	platforms: { value: ["Metal"], source: "pypi:mlx-audio 0.6.2", day: "2026-11-24" },
	docsUrl: "https://github.com/Blaizzy/mlx-audio",
	mainTask: "text-to-speech",
	macOSOnly: false,
	showsWhen: {
		all: [
			{ any: [MLX, { tag: "mlx-audio" }, { library: "mlx-audio" }] },
			{ taskIn: ["text-to-speech", "automatic-speech-recognition"] },
		],
	},
	snippets: (model) => [
		{ title: isRecognition(model) ? "Transcribe a file" : "Speak a text", setup, login: "command", code: run(model) },
	],
};

const setup = sh`uv tool install "mlx-audio[stt,tts]" --with "mlx[cpu]; sys_platform == 'linux'"`;

const isRecognition = ({ pipeline_tag: task }: ModelRecord): boolean => task === "automatic-speech-recognition";

const run = (model: ModelRecord): Shell =>
	isRecognition(model)
		? sh`mlx_audio.stt.generate --model ${model.id} --audio speech.wav --output-path transcript`
		: sh`mlx_audio.tts.generate --model ${model.id} --text ${SPOKEN}${VOICES[voiceOf(model.id)]}`;

const VOICES: Readonly<Record<VoiceKind, Shell>> = {
	preset: sh` --voice Ryan --lang_code English`,
	described: sh` --instruct "A calm, deep voice." --lang_code English`,
	own: sh``,
};
