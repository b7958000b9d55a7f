import { AGENTS } from "./agents.ts";
import { AUDIO } from "./audio.ts";
import { ENGINES } from "./engines.ts";
import { SERVERS } from "./servers.ts";
import type { CommandSpec, Usage } from "./spec.ts";

const ANY = Number.POSITIVE_INFINITY;
const READ_ON = "2026-11-21";
const READ_NEXT_DAY = "2026-11-22";

/** The options of all llama.cpp programs that select a model. */
const MODEL = {
	"-hf": 1,
	"-hfr": 1,
	"--hf-repo": 1,
	"-hff": 1,
	"--hf-file": 1,
	"-m": 1,
	"--model": 1,
	"-mm": 1,
	"--mmproj": 1,
	"-mmu": 1,
	"--mmproj-url": 1,
	"--no-mmproj": 0,
} as const;
const SERVER: Usage = {
	options: {
		...MODEL,
		"-a": 1,
		"--alias": 1,
		"--host": 1,
		"--port": 1,
		"-c": 1,
		"--ctx-size": 1,
		"--embedding": 0,
		"--embeddings": 0,
		"--rerank": 0,
		"--reranking": 0,
		"-hfd": 1,
		"--spec-type": 1,
	},
};
const LLAMA = {
	evidence: "documentation",
	version: ["llama.cpp", READ_NEXT_DAY],
	source: "https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md",
} as const;

const MLC_LLM = {
	evidence: "documentation",
	version: ["mlc-llm", "2026-11-23"],
	source: "https://llm.mlc.ai/docs/get_started/introduction.html",
} as const;

const MLX_VLM = { evidence: "package", version: ["mlx-vlm", "0.7.10"] } as const;

const MLX_LM = { evidence: "package", version: ["mlx-lm", "0.32.2"] } as const;

/** The commands of local apps. */
export const APPS: Readonly<Record<string, CommandSpec>> = {
	...AGENTS,
	...AUDIO,
	...ENGINES,
	...SERVERS,
	comfy: {
		evidence: "package",
		version: ["comfy-cli", "1.23.0"],
		source: "comfy_cli/cmdline.py, comfy_cli/command/custom_nodes/command.py",
		options: { "--here": 0 },
		subcommands: {
			install: { options: { "--nvidia": 0, "--amd": 0, "--m-series": 0, "--cpu": 0 } },
			launch: { operands: [0, ANY] },
			node: {
				subcommands: {
					install: { operands: [1, ANY], unchecked: "the nodes that comfy installs" },
				},
			},
		},
	},
	docker: {
		evidence: "help",
		version: ["docker", "28.2.2"],
		source: "docker run --help",
		subcommands: {
			run: {
				options: { "--gpus": 1, "--shm-size": 1, "-p": 1, "--publish": 1, "-v": 1, "--volume": 1, "-e": 1, "--env": 1 },
				operands: [1, ANY],
				operandsFrom: "image",
				runs: "image",
			},
			model: {
				subcommands: { run: { operands: [1, 2] }, pull: { operands: [1, 1] } },
				unchecked: "the plugin docker model itself (only its reference was read)",
			},
		},
	},
	"ghcr.io/huggingface/text-generation-inference": {
		evidence: "documentation",
		version: ["text-generation-inference", READ_ON],
		source: "https://huggingface.co/docs/text-generation-inference/reference/launcher",
		options: { "--model-id": 1, "--trust-remote-code": 0, "--revision": 1, "--quantize": 1, "--port": 1 },
	},
	"ghcr.io/ggml-org/llama.cpp": {
		...LLAMA,
		...SERVER,
		source: "https://github.com/ggml-org/llama.cpp/blob/master/docs/docker.md",
	},
	"ghcr.io/huggingface/text-embeddings-inference": {
		evidence: "documentation",
		version: ["text-embeddings-inference", READ_NEXT_DAY],
		source: "https://huggingface.co/docs/text-embeddings-inference/cli_arguments",
		options: { "--model-id": 1, "--revision": 1, "--dtype": 1, "--pooling": 1, "--port": 1 },
	},
	"text-embeddings-router": {
		evidence: "documentation",
		version: ["text-embeddings-inference", "2026-11-23"],
		source: "https://github.com/huggingface/text-embeddings-inference/blob/main/docs/source/en/local_metal.md",
		options: { "--model-id": 1, "--revision": 1, "--dtype": 1, "--pooling": 1, "--port": 1 },
	},
	koboldcpp: {
		evidence: "documentation",
		version: ["koboldcpp", "2026-11-23"],
		source: "https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py",
		options: { "--model": 1, "--mmproj": 1, "--embeddingsmodel": 1, "--port": 1 },
	},
	lemonade: {
		evidence: "documentation",
		version: ["lemonade", READ_ON],
		source: "https://github.com/lemonade-sdk/lemonade/blob/main/docs/guide/cli.md",
		subcommands: {
			pull: { options: { "--checkpoint": 2, "--recipe": 1, "--label": 1, "--source": 1 }, operands: [1, 1] },
			run: { operands: [1, 1] },
		},
	},
	"litert-lm": {
		evidence: "package",
		version: ["litert-lm", "0.18.1"],
		source: "litert_lm_cli/common.py, litert_lm_cli/commands/run.py",
		subcommands: {
			run: { options: { "--from-huggingface-repo": 1, "--prompt": 1 }, operands: [0, 1] },
		},
	},
	llama: {
		...LLAMA,
		version: ["llama", READ_ON],
		source: "https://llama.app",
		subcommands: { serve: SERVER, cli: { options: MODEL } },
	},
	"llama-completion": {
		...LLAMA,
		source: "https://github.com/ggml-org/llama.cpp/blob/master/tools/completion/README.md",
		options: { ...MODEL, "-p": 1, "--prompt": 1, "-n": 1, "-no-cnv": 0, "-cnv": 0 },
	},
	"llama-cli": { ...LLAMA, options: MODEL },
	"llama-tts": {
		...LLAMA,
		source: "https://github.com/ggml-org/llama.cpp/blob/master/tools/tts/README.md",
		options: { "-hf": 1, "-p": 1, "--tts-speaker-file": 1, "--tts-lang": 1, "--output": 1 },
	},
	"llama-server": { ...LLAMA, ...SERVER },
	"local-ai": {
		evidence: "documentation",
		version: ["LocalAI", READ_ON],
		source: "https://localai.io/docs/getting-started/models",
		subcommands: { run: { operands: [1, ANY] } },
	},
	mlc_llm: { ...MLC_LLM, subcommands: { chat: { operands: [1, 1] }, serve: { operands: [1, 1] } } },
	"mlx_lm.chat": { ...MLX_LM, source: "mlx_lm/chat.py", options: { "--model": 1, "-m": 1, "--trust-remote-code": 0 } },
	"mlx_lm.generate": {
		...MLX_LM,
		source: "mlx_lm/generate.py",
		options: { "--model": 1, "-m": 1, "--trust-remote-code": 0, "--prompt": 1, "-p": 1, "--max-tokens": 1 },
	},
	"mlx_lm.server": {
		...MLX_LM,
		source: "mlx_lm/server.py",
		options: { "--model": 1, "--trust-remote-code": 0, "--host": 1, "--port": 1 },
	},
	"mlx_vlm.generate": {
		...MLX_VLM,
		source: "mlx_vlm/generate/dispatch.py",
		options: {
			"--model": 1,
			"--draft-model": 1,
			"--trust-remote-code": 0,
			"--image": 1,
			"--prompt": 1,
			"--max-tokens": 1,
		},
	},
	"mlx_vlm.server": {
		...MLX_VLM,
		source: "mlx_vlm/server/cli.py",
		options: { "--model": 1, "--draft-model": 1, "--trust-remote-code": 0, "--host": 1, "--port": 1 },
	},
	"node-llama-cpp": {
		evidence: "package",
		version: ["node-llama-cpp", "3.22.1"],
		source: "dist/cli/commands/ChatCommand.js, CompleteCommand.js, PullCommand.js",
		subcommands: {
			chat: { options: { "--model": 1, "-m": 1, "--prompt": 1, "--systemPrompt": 1, "-s": 1 }, operands: [0, 1] },
			complete: { options: { "--model": 1, "-m": 1, "--text": 1, "--textFile": 1 }, operands: [0, 1] },
			pull: { options: { "--dir": 1 }, operands: [1, ANY] },
		},
	},
	ollama: {
		evidence: "documentation",
		version: ["ollama", READ_ON],
		source: "https://github.com/ollama/ollama/blob/main/docs/cli.mdx",
		subcommands: { run: { operands: [1, 2] }, pull: { operands: [1, 1] } },
	},
	"python -m pip": {
		...MLC_LLM,
		source: "https://llm.mlc.ai/docs/install/mlc_llm.html",
		subcommands: {
			install: {
				options: { "--pre": 0, "-U": 0, "-f": 1 },
				operands: [1, ANY],
				unchecked: "the packages at https://mlc.ai/wheels",
			},
		},
	},
	ramalama: {
		evidence: "package",
		version: ["ramalama", "0.25.0"],
		source: "ramalama/cli.py, ramalama/plugins/runtimes/inference/llama_cpp.py",
		subcommands: {
			run: { operands: [1, ANY] },
			serve: { options: { "--port": 1, "--runtime-args": 1 }, operands: [1, 1] },
		},
	},
	"start.sh": {
		evidence: "documentation",
		version: ["TabbyAPI", "2026-11-23"],
		source: "https://github.com/theroyallab/tabbyAPI/blob/main/docs/01.-Getting-Started.md, common/args.py",
		options: { "--model-name": 1, "--model-dir": 1 },
		subcommandOptional: true,
		subcommands: { download: { options: { "--revision": 1, "--token": 1 }, operands: [1, 1] } },
	},
	unsloth: {
		evidence: "package",
		version: ["unsloth", "2026.10.9"],
		source: "unsloth_cli/commands/studio.py",
		subcommands: {
			studio: {
				subcommandOptional: true,
				subcommands: { run: { options: { "--model": 1, "--gguf-variant": 1, "--port": 1, "--host": 1 } } },
			},
		},
	},
};
