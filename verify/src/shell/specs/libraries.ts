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
	sharp: {
		evidence: "documentation",
		version: ["sharp", "2026-11-23"],
		source: "https://github.com/apple/ml-sharp",
		subcommands: { predict: { options: { "-i": 1, "-o": 1, "-c": 1 } } },
	},
};
