import type { CommandSpec } from "./spec.ts";

/** The commands of servers for many users. */
export const SERVERS: Readonly<Record<string, CommandSpec>> = {
	"python -m sglang.launch_server": {
		evidence: "package",
		version: ["sglang", "0.5.23"],
		source: "sglang/srt/arg_groups",
		options: {
			"--speculative-algorithm": 1,
			"--speculative-draft-model-path": 1,
			"--model-path": 1,
			"--model": 1,
			"--enable-lora": 0,
			"--lora-paths": 1,
			"--host": 1,
			"--port": 1,
			"--trust-remote-code": 0,
		},
	},
	vllm: {
		evidence: "package",
		version: ["vllm", "0.33.0"],
		source: "vllm/entrypoints/cli/serve.py, vllm/engine/arg_utils.py",
		subcommands: {
			serve: {
				options: {
					"--speculative-config": 1,
					"--tokenizer": 1,
					"--enable-lora": 0,
					"--lora-modules": 1,
					"--trust-remote-code": 0,
					"--host": 1,
					"--port": 1,
					"--max-model-len": 1,
					"--tokenizer-mode": 1,
					"--enforce-eager": 0,
				},
				operands: [0, 1],
			},
		},
	},
};
