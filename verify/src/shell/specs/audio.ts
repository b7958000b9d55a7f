import type { CommandSpec } from "./spec.ts";

const AUDIO_CPP = {
	evidence: "documentation",
	version: ["audio.cpp", "2026-11-23"],
	source: "https://github.com/0xShug0/audio.cpp/blob/main/README.md, app/cli/main.cpp",
} as const;

const WHISPER_CPP = {
	evidence: "documentation",
	version: ["whisper.cpp", "2026-11-23"],
	source: "https://github.com/ggml-org/whisper.cpp/blob/master/README.md",
} as const;

const MLX_AUDIO = { evidence: "package", version: ["mlx-audio", "0.6.2"] } as const;

/** The commands of local apps for sound. */
export const AUDIO: Readonly<Record<string, CommandSpec>> = {
	audiocpp_cli: {
		...AUDIO_CPP,
		options: { "--task": 1, "--model": 1, "--family": 1, "--backend": 1, "--text": 1, "--audio": 1, "--out": 1 },
	},
	audiocpp_server: { ...AUDIO_CPP, options: { "--ui": 0, "--ui-management": 0, "--backend": 1 } },
	"mlx_audio.stt.generate": {
		...MLX_AUDIO,
		source: "mlx_audio/stt/generate.py",
		options: { "--model": 1, "--audio": 1, "--output-path": 1, "--format": 1 },
	},
	"mlx_audio.tts.generate": {
		...MLX_AUDIO,
		source: "mlx_audio/tts/generate.py",
		options: {
			"--model": 1,
			"--text": 1,
			"--voice": 1,
			"--instruct": 1,
			"--lang_code": 1,
			"--output_path": 1,
			"--play": 0,
		},
	},
	"whisper-cli": { ...WHISPER_CPP, options: { "-m": 1, "-f": 1 } },
	"whisper-server": { ...WHISPER_CPP, options: { "-m": 1, "--port": 1 } },
};
