import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import { type VoiceKind, voiceOf } from "../loading/voice.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mlxAudio: Library = {
	key: "mlx-audio",
	prettyLabel: "MLX-Audio",
	summary: "Generates music and speech, and transcribes speech, with MLX on Apple silicon, by Prince Canuma.",
	licence: { value: "MIT", source: "pypi:mlx-audio 0.6.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlx-audio 0.6.2", day: "2026-11-23" },
	platforms: { value: ["Metal"], source: "pypi:mlx-audio 0.6.2", day: "2026-11-23" },
	repoName: "MLX-Audio",
	repoUrl: "https://github.com/Blaizzy/mlx-audio",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mlx-audio", alsoNeeds: ['mlx[cpu]; sys_platform == "linux"'] },
	snippets: snippets,
};

function snippets({ id, pipeline_tag: task = taskInName(id) }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: (OF_TASK.get(task) ?? speech)(id) }];
}

/** The task of models without one, by the names of those that transcribe. */
const taskInName = (id: string): string => (LISTENERS.test(id) ? "automatic-speech-recognition" : "text-to-speech");

const LISTENERS = /whisper|parakeet|canary|moonshine|sensevoice|wav2vec|[-_]asr\b/i;

const speech = (id: string): Python => py`
	from mlx_audio.tts.generate import generate_audio

	generate_audio(${SPOKEN}, model=${id}, ${VOICES[voiceOf(id)]}file_prefix="speech")
`;

const VOICES: Readonly<Record<VoiceKind, Python>> = {
	preset: py`voice="Ryan", lang_code="English", `,
	described: py`instruct="A calm, deep voice.", lang_code="English", `,
	own: py``,
};

const transcription = (id: string): Python => py`
	from mlx_audio.stt.generate import generate_transcription

	result = generate_transcription(model=${id}, audio="recording.wav")
	print(result.text)
`;

const music = (id: string): Python => py`
	from mlx_audio.music.generate import generate_music

	lyrics = "[verse]\nThe lamps along the quay go out"
	generate_music("a slow waltz for accordion and voice", lyrics, ${id}, output_path="music.wav")
`;

const enhancement = (id: string): Python => py`
	from mlx_audio.sts.generate import generate_audio

	generate_audio(${id}, "recording.wav", output_path="enhanced.wav")
`;

const OF_TASK: ReadonlyMap<string, (id: string) => Python> = new Map([
	["audio-to-audio", enhancement],
	["automatic-speech-recognition", transcription],
	["text-to-audio", music],
]);
