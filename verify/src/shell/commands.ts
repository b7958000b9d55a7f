import { APPS } from "./appCommands.ts";
import type { Tool, Usage } from "./tools.ts";

const ANY = Number.POSITIVE_INFINITY;
const READ_ON = "2026-11-21";

const SCRIPT = "what the script does that is downloaded";

const PIP_INSTALL: Usage = {
	options: { "-r": 1, "--requirement": 1, "-e": 1, "--editable": 1, "-U": 0, "--upgrade": 0 },
	operands: [0, ANY],
	names: "pypi",
};

/**
 * The tools that snippets run, each with the commands and options of its current release that snippets may use. What is
 * not listed fails: look at the tool, then add what it has.
 */
export const TOOLS: Readonly<Record<string, Tool>> = {
	...APPS,
	brew: {
		evidence: "documentation",
		of: ["brew", READ_ON],
		where: "https://docs.brew.sh/Manpage",
		commands: { install: { operands: [1, ANY], names: "formula" } },
	},
	cargo: {
		evidence: "help",
		of: ["cargo", "1.95.0"],
		where: "cargo run --help, cargo build --help",
		commands: {
			build: { options: { "-r": 0, "--release": 0, "-p": 1, "--package": 1 } },
			run: {
				options: { "-r": 0, "--release": 0, "-p": 1, "--package": 1, "--bin": 1, "-F": 1, "--features": 1 },
				operands: [0, ANY],
				unseen: "what the program takes that cargo builds",
			},
		},
	},
	cd: { evidence: "help", of: ["bash", "5.2"], where: "help cd", operands: [1, 1] },
	curl: {
		evidence: "help",
		of: ["curl", "7.88.1"],
		where: "curl --help all",
		options: {
			"-L": 0,
			"-S": 0,
			"-f": 0,
			"-s": 0,
			"-H": 1,
			"--header": 1,
			"-d": 1,
			"--data": 1,
			"--fail-with-body": 0,
		},
		operands: [1, ANY],
	},
	export: { evidence: "help", of: ["bash", "5.2"], where: "help export" },
	git: {
		evidence: "help",
		of: ["git", "2.39.5"],
		where: "git clone -h",
		commands: {
			clone: { options: { "--recurse-submodules": 0, "--depth": 1 }, operands: [1, 2], names: "repository" },
		},
	},
	hf: {
		evidence: "help",
		of: ["huggingface_hub", "2.4.0"],
		where: "hf download --help, hf auth --help",
		commands: {
			auth: { commands: { list: {}, login: {}, logout: {}, switch: {}, token: {}, whoami: {} } },
			download: {
				options: {
					"--type": 1,
					"--repo-type": 1,
					"--revision": 1,
					"--include": 1,
					"--exclude": 1,
					"--cache-dir": 1,
					"--local-dir": 1,
					"--force-download": 0,
					"--dry-run": 0,
					"--token": 1,
					"--max-workers": 1,
				},
				operands: [1, ANY],
			},
		},
	},
	jq: { evidence: "help", of: ["jq", "1.6"], where: "jq --help", options: { "--arg": 2, "-r": 0 }, operands: [1, ANY] },
	mkdir: {
		evidence: "help",
		of: ["coreutils", "9.1"],
		where: "mkdir --help",
		options: { "-p": 0 },
		operands: [1, ANY],
	},
	"mflux-generate": {
		evidence: "package",
		of: ["mflux", "0.24.0"],
		where: "mflux/cli/parser/parsers.py",
		options: {
			"--model": 1,
			"-m": 1,
			"--base-model": 1,
			"--steps": 1,
			"--prompt": 1,
			"--output": 1,
			"--seed": 1,
			"-q": 1,
		},
	},
	npm: {
		evidence: "help",
		of: ["npm", "11.19.1"],
		where: "npm install --help",
		commands: {
			install: {
				options: { "-g": 0, "--global": 0, "--ignore-scripts": 0, "--allow-scripts": 1 },
				operands: [0, ANY],
				names: "npm",
			},
		},
	},
	npx: {
		evidence: "help",
		of: ["npm", "11.19.1"],
		where: "npx --help",
		options: { "-y": 0 },
		operands: [1, ANY],
		names: "npm",
		hands: "npm",
	},
	openasr: {
		evidence: "documentation",
		of: ["openasr", READ_ON],
		where: "https://github.com/QuintinShaw/openasr/blob/main/README.md",
		commands: {
			transcribe: {
				options: { "-m": 1, "--model": 1, "-f": 1, "--format": 1, "-o": 1, "--output": 1, "-l": 1, "--language": 1 },
				operands: [1, ANY],
			},
		},
	},
	pip: { evidence: "help", of: ["pip", "23.2.1"], where: "pip install --help", commands: { install: PIP_INSTALL } },
	printf: { evidence: "help", of: ["bash", "5.2"], where: "help printf", operands: [1, ANY] },
	"python -m moshi_mlx.local": {
		evidence: "package",
		of: ["moshi_mlx", "0.3.0"],
		where: "moshi_mlx/local.py",
		options: { "--hf-repo": 1, "-q": 1, "--quantized": 1, "--steps": 1 },
	},
	"python -m sample_factory.huggingface.load_from_hub": {
		evidence: "package",
		of: ["sample-factory", "2.1.1"],
		where: "sample_factory/huggingface/load_from_hub.py",
		options: { "-r": 1, "--hf_repository": 1, "-d": 1, "--train_dir": 1 },
	},
	set: { evidence: "help", of: ["bash", "5.2"], where: "help set", options: { "-C": 0 } },
	bash: { evidence: "help", of: ["bash", "5.2"], where: "bash --help", unseen: SCRIPT },
	sh: { evidence: "help", of: ["dash", "0.5"], where: "man sh", unseen: SCRIPT },
	uv: {
		evidence: "help",
		of: ["uv", "0.13.9"],
		where: "uv tool install --help, uv sync --help, uv pip install --help",
		commands: {
			sync: {},
			pip: { commands: { install: PIP_INSTALL } },
			tool: { commands: { install: { options: { "--with": 1 }, operands: [1, 1], names: "pypi" } } },
		},
	},
	"whisperkit-cli": {
		evidence: "documentation",
		of: ["whisperkit-cli", READ_ON],
		where: "https://github.com/argmaxinc/WhisperKit/blob/main/Sources/WhisperKitCLI/TranscribeCLIArguments.swift",
		commands: { transcribe: { options: { "--model-path": 1, "--audio-path": 1, "--audio-folder": 1, "--model": 1 } } },
	},
};
