import type { Tool, Usage } from "./tools.ts";

const ANY = Number.POSITIVE_INFINITY;
const READ_ON = "2026-11-21";

/** What llama.cpp takes to find a model, in all its programs. */
const MODEL = { "-hf": 1, "-hfr": 1, "--hf-repo": 1, "-hff": 1, "--hf-file": 1, "-m": 1, "--model": 1 } as const;
const SERVER: Usage = {
	options: { ...MODEL, "-a": 1, "--alias": 1, "--host": 1, "--port": 1, "-c": 1, "--ctx-size": 1 },
};
const LLAMA = {
	evidence: "documentation",
	of: ["llama.cpp", READ_ON],
	where: "https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md",
} as const;

const MLX_LM = { evidence: "package", of: ["mlx-lm", "0.32.2"] } as const;
/** The commands of the apps that run a model on the reader's own machine. */
export const APPS: Readonly<Record<string, Tool>> = {
	docker: {
		evidence: "help",
		of: ["docker", "28.2.2"],
		where: "docker run --help",
		commands: {
			run: {
				options: { "--gpus": 1, "--shm-size": 1, "-p": 1, "--publish": 1, "-v": 1, "--volume": 1, "-e": 1, "--env": 1 },
				operands: [1, ANY],
				names: "image",
				hands: "image",
			},
			model: {
				commands: { run: { operands: [1, 2] }, pull: { operands: [1, 1] } },
				unseen: "the plugin docker model itself (its reference was read)",
			},
		},
	},
	"ghcr.io/huggingface/text-generation-inference": {
		evidence: "documentation",
		of: ["text-generation-inference", READ_ON],
		where: "https://huggingface.co/docs/text-generation-inference/reference/launcher",
		options: { "--model-id": 1, "--trust-remote-code": 0, "--revision": 1, "--quantize": 1, "--port": 1 },
	},
	hermes: {
		evidence: "documentation",
		of: ["hermes-agent", READ_ON],
		where: "https://hermes-agent.nousresearch.com/docs",
		bare: true,
		commands: { config: { commands: { set: { operands: [2, 2] } } } },
	},
	lemonade: {
		evidence: "documentation",
		of: ["lemonade", READ_ON],
		where: "https://github.com/lemonade-sdk/lemonade/blob/main/docs/guide/cli.md",
		commands: {
			pull: { options: { "--checkpoint": 2, "--recipe": 1, "--label": 1, "--source": 1 }, operands: [1, 1] },
			run: { operands: [1, 1] },
		},
	},
	llama: {
		...LLAMA,
		of: ["llama", READ_ON],
		where: "https://llama.app",
		commands: { serve: SERVER, cli: { options: MODEL } },
	},
	"llama-cli": { ...LLAMA, options: MODEL },
	"llama-server": { ...LLAMA, ...SERVER },
	"local-ai": {
		evidence: "documentation",
		of: ["LocalAI", READ_ON],
		where: "https://localai.io/docs/getting-started/models",
		commands: { run: { operands: [1, ANY] } },
	},
	"mlx_lm.chat": { ...MLX_LM, where: "mlx_lm/chat.py", options: { "--model": 1, "-m": 1, "--trust-remote-code": 0 } },
	"mlx_lm.generate": {
		...MLX_LM,
		where: "mlx_lm/generate.py",
		options: { "--model": 1, "-m": 1, "--trust-remote-code": 0, "--prompt": 1, "-p": 1, "--max-tokens": 1 },
	},
	"mlx_lm.server": {
		...MLX_LM,
		where: "mlx_lm/server.py",
		options: { "--model": 1, "--trust-remote-code": 0, "--host": 1, "--port": 1 },
	},
	"node-llama-cpp": {
		evidence: "package",
		of: ["node-llama-cpp", "3.22.1"],
		where: "dist/cli/commands/ChatCommand.js",
		commands: {
			chat: { options: { "--model": 1, "-m": 1, "--prompt": 1, "--systemPrompt": 1, "-s": 1 }, operands: [0, 1] },
		},
	},
	ollama: {
		evidence: "documentation",
		of: ["ollama", READ_ON],
		where: "https://github.com/ollama/ollama/blob/main/docs/cli.mdx",
		commands: { run: { operands: [1, 2] }, pull: { operands: [1, 1] } },
	},
	openclaw: {
		evidence: "package",
		of: ["openclaw", "2026.9.6"],
		where: "dist, docs/cli",
		commands: {
			agent: { commands: { exec: { operands: [1, 1] } } },
			onboard: {
				options: {
					"--non-interactive": 0,
					"--accept-risk": 0,
					"--skip-health": 0,
					"--auth-choice": 1,
					"--custom-base-url": 1,
					"--custom-model-id": 1,
					"--custom-api-key": 1,
					"--custom-compatibility": 1,
					"--secret-input-mode": 1,
				},
			},
		},
	},
	pi: {
		evidence: "package",
		of: ["@earendil-works/pi-coding-agent", "1.5.2"],
		where: "dist/cli/args.js",
		options: { "--provider": 1, "--model": 1 },
		operands: [0, ANY],
	},
	"python -m sglang.launch_server": {
		evidence: "package",
		of: ["sglang", "0.5.23"],
		where: "sglang/srt/arg_groups",
		options: { "--model-path": 1, "--model": 1, "--host": 1, "--port": 1, "--trust-remote-code": 0 },
	},
	unsloth: {
		evidence: "package",
		of: ["unsloth", "2026.10.9"],
		where: "unsloth_cli/commands/studio.py",
		commands: {
			studio: {
				bare: true,
				commands: { run: { options: { "--model": 1, "--gguf-variant": 1, "--port": 1, "--host": 1 } } },
			},
		},
	},
	vllm: {
		evidence: "package",
		of: ["vllm", "0.33.0"],
		where: "vllm/entrypoints/cli/serve.py, vllm/engine/arg_utils.py",
		commands: {
			serve: {
				options: { "--tokenizer": 1, "--trust-remote-code": 0, "--host": 1, "--port": 1, "--max-model-len": 1 },
				operands: [0, 1],
			},
		},
	},
};
