import type { CommandSpec } from "./spec.ts";

/** The commands that libraries install to run their own models. */
export const OF_LIBRARIES: Readonly<Record<string, CommandSpec>> = {
	boltzgen: {
		evidence: "package",
		version: ["boltzgen", "0.3.2"],
		source: "boltzgen/cli/boltzgen.py",
		subcommands: {
			run: { options: { "--output": 1, "--protocol": 1, "--num_designs": 1 }, operands: [1, 1] },
		},
	},
	cortiq: {
		evidence: "documentation",
		version: ["cortiq", "2026-11-23"],
		source: "https://github.com/infosave2007/cmf/blob/master/README.md",
		subcommands: {
			run: { options: { "--prompt": 1 }, operands: [1, 1] },
			animate: { options: { "--prompt": 1, "--out": 1 }, operands: [1, 1] },
			"ltx-video": {
				options: { "--model": 1, "--prompt": 1, "--height": 1, "--width": 1, "--frames": 1, "--out": 1 },
			},
		},
	},
	"habibi-tts_infer-cli": {
		evidence: "package",
		version: ["habibi-tts", "0.1.1"],
		source: "habibi_tts/infer/infer_cli.py",
		options: { "--dialect": 1, "--ref_audio": 1, "--ref_text": 1, "--gen_text": 1 },
	},
	intellifold: {
		evidence: "package",
		version: ["intellifold", "2.0.4"],
		source: "runner/intellifold_inference.py",
		subcommands: {
			predict: { options: { "--out_dir": 1, "--use_msa_server": 0 }, operands: [1, 1] },
		},
	},
	mrt: {
		evidence: "package",
		version: ["magenta-rt", "2.0.3"],
		source: "magenta_rt/cli",
		subcommands: {
			models: { subcommands: { init: {}, download: {} } },
			mlx: { subcommands: { generate: { options: { "--prompt": 1, "--duration": 1, "--model": 1 } } } },
		},
	},
	"python -m moshi.offline": {
		evidence: "documentation",
		version: ["personaplex", "2026-11-28"],
		source: "https://github.com/NVIDIA/personaplex/blob/096b022e238cc4a8bb444a60893867710492c32b/README.md",
		options: {
			"--hf-repo": 1,
			"--voice-prompt": 1,
			"--text-prompt": 1,
			"--input-wav": 1,
			"--output-wav": 1,
			"--output-text": 1,
		},
	},
	"python -m moshi_mlx.local": {
		evidence: "package",
		version: ["moshi_mlx", "0.3.0"],
		source: "moshi_mlx/local.py",
		options: { "--hf-repo": 1, "-q": 1, "--quantized": 1, "--steps": 1 },
	},
	sharp: {
		evidence: "documentation",
		version: ["sharp", "2026-11-23"],
		source: "https://github.com/apple/ml-sharp",
		subcommands: { predict: { options: { "-i": 1, "-o": 1, "-c": 1 } } },
	},
};
