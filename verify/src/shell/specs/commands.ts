import { requestProblem } from "../request.ts";
import { APPS } from "./apps.ts";
import { OF_LIBRARIES } from "./libraries.ts";
import type { CommandSpec, Usage } from "./spec.ts";

const ANY = Number.POSITIVE_INFINITY;
const READ_ON = "2026-11-21";

const SCRIPT = "the downloaded script";

const PIP_INSTALL: Usage = {
	options: {
		"-r": 1,
		"--requirement": 1,
		"-e": 1,
		"--editable": 1,
		"-U": 0,
		"--upgrade": 0,
		"--no-build-isolation": 0,
	},
	operands: [0, ANY],
	operandsFrom: "pypi",
};

/**
 * The commands that snippets run, with those options of their current release that snippets may use. Anything else fails
 * the check: read the help of the command, then add the option here.
 */
export const COMMANDS: Readonly<Record<string, CommandSpec>> = {
	...APPS,
	...OF_LIBRARIES,
	brew: {
		evidence: "documentation",
		version: ["brew", READ_ON],
		source: "https://docs.brew.sh/Manpage",
		subcommands: {
			install: { operands: [1, ANY], operandsFrom: "formula" },
			tap: { operands: [1, 1], unchecked: "the Homebrew tap" },
			trust: { operands: [1, 1], unchecked: "the Homebrew tap" },
		},
	},
	cargo: {
		evidence: "help",
		version: ["cargo", "1.95.0"],
		source: "cargo run --help, cargo build --help",
		subcommands: {
			install: { operands: [1, 1], unchecked: "the crate that cargo installs" },
			build: { options: { "-r": 0, "--release": 0, "-p": 1, "--package": 1 } },
			run: {
				options: { "-r": 0, "--release": 0, "-p": 1, "--package": 1, "--bin": 1, "-F": 1, "--features": 1 },
				operands: [0, ANY],
				unchecked: "the arguments of the program that cargo builds",
			},
		},
	},
	chmod: { evidence: "help", version: ["coreutils", "9.1"], source: "chmod --help", operands: [2, ANY] },
	cd: { evidence: "help", version: ["bash", "5.2"], source: "help cd", operands: [1, 1] },
	cmake: {
		evidence: "help",
		version: ["cmake", "3.25.1"],
		source: "cmake --help, cmake --build",
		options: { "-S": 1, "-B": 1, "--build": 1, "--config": 1, "--target": 1, "-j": 0 },
		unchecked: "what cmake builds",
	},
	echo: { evidence: "help", version: ["bash", "5.2"], source: "help echo", operands: [0, ANY] },
	"memra-server": {
		evidence: "documentation",
		version: ["memra", "2026-11-23"],
		source: "https://github.com/avifenesh/memra/blob/main/README.md",
	},
	opendde: {
		evidence: "documentation",
		version: ["opendde", "2026-11-23"],
		source: "https://github.com/aurekaresearch/OpenDDE/blob/main/README.md",
		subcommands: {
			pred: { options: { "-i": 1, "-o": 1, "--use_msa": 1, "--use_template": 1, "--use_rna_msa": 1 } },
		},
	},
	curl: {
		evidence: "help",
		version: ["curl", "7.88.1"],
		source: "curl --help all",
		options: {
			"-L": 0,
			"-S": 0,
			"-f": 0,
			"-s": 0,
			"-o": 1,
			"-H": 1,
			"--header": 1,
			"-d": 1,
			"--data": 1,
			"-F": 1,
			"--fail-with-body": 0,
		},
		operands: [1, ANY],
		problemOf: requestProblem,
	},
	export: { evidence: "help", version: ["bash", "5.2"], source: "help export" },
	git: {
		evidence: "help",
		version: ["git", "2.39.5"],
		source: "git clone -h",
		subcommands: {
			clone: { options: { "--recurse-submodules": 0, "--depth": 1 }, operands: [1, 2], operandsFrom: "repository" },
			// Git LFS is a program of its own, which git runs: its manual lists install.
			lfs: { subcommands: { install: {} }, unchecked: "the extension git-lfs itself (its manual was read)" },
		},
	},
	hf: {
		evidence: "help",
		version: ["huggingface_hub", "2.4.0"],
		source: "hf download --help, hf auth --help",
		subcommands: {
			auth: { subcommands: { list: {}, login: {}, logout: {}, switch: {}, token: {}, whoami: {} } },
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
	jq: {
		evidence: "help",
		version: ["jq", "1.6"],
		source: "jq --help",
		options: { "--arg": 2, "-r": 0 },
		operands: [1, ANY],
	},
	mkdir: {
		evidence: "help",
		version: ["coreutils", "9.1"],
		source: "mkdir --help",
		options: { "-p": 0 },
		operands: [1, ANY],
	},
	"mflux-generate": {
		evidence: "package",
		version: ["mflux", "0.24.0"],
		source: "mflux/cli/parser/parsers.py",
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
		version: ["npm", "11.19.1"],
		source: "npm install --help",
		subcommands: {
			install: {
				options: { "-g": 0, "--global": 0, "--ignore-scripts": 0, "--allow-scripts": 1 },
				operands: [0, ANY],
				operandsFrom: "npm",
			},
		},
	},
	npx: {
		evidence: "help",
		version: ["npm", "11.19.1"],
		source: "npx --help",
		options: { "-y": 0 },
		operands: [1, ANY],
		operandsFrom: "npm",
		runs: "npm",
	},
	openasr: {
		evidence: "documentation",
		version: ["openasr", READ_ON],
		source: "https://github.com/QuintinShaw/openasr/blob/main/README.md",
		subcommands: {
			transcribe: {
				options: { "-m": 1, "--model": 1, "-f": 1, "--format": 1, "-o": 1, "--output": 1, "-l": 1, "--language": 1 },
				operands: [1, ANY],
			},
		},
	},
	pip: {
		evidence: "help",
		version: ["pip", "23.2.1"],
		source: "pip install --help",
		subcommands: { install: PIP_INSTALL },
	},
	make: { evidence: "help", version: ["make", "4.3"], source: "make --help", operands: [0, 1] },
	printf: { evidence: "help", version: ["bash", "5.2"], source: "help printf", operands: [1, ANY] },
	"python -m sample_factory.huggingface.load_from_hub": {
		evidence: "package",
		version: ["sample-factory", "2.1.1"],
		source: "sample_factory/huggingface/load_from_hub.py",
		options: { "-r": 1, "--hf_repository": 1, "-d": 1, "--train_dir": 1 },
	},
	set: { evidence: "help", version: ["bash", "5.2"], source: "help set", options: { "-C": 0 } },
	bash: { evidence: "help", version: ["bash", "5.2"], source: "bash --help", unchecked: SCRIPT },
	sh: { evidence: "help", version: ["dash", "0.5"], source: "man sh", unchecked: SCRIPT },
	sudo: {
		evidence: "help",
		version: ["apt", "2.6.1"],
		source: "man apt",
		subcommands: { apt: { subcommands: { install: { operands: [1, ANY], operandsFrom: "debian" } } } },
	},
	uv: {
		evidence: "help",
		version: ["uv", "0.13.9"],
		source: "uv tool install --help, uv sync --help, uv pip install --help",
		subcommands: {
			sync: {},
			pip: { subcommands: { install: { ...PIP_INSTALL, options: { ...PIP_INSTALL.options, "--prerelease": 1 } } } },
			tool: {
				subcommands: {
					install: {
						options: { "--with": 1, "--python": 1, "--prerelease": 1 },
						operands: [1, 1],
						operandsFrom: "pypi",
					},
				},
			},
		},
	},
	winget: {
		evidence: "documentation",
		version: ["winget", READ_ON],
		source: "https://learn.microsoft.com/windows/package-manager/winget/install",
		subcommands: { install: { operands: [1, 1], operandsFrom: "package" } },
	},
	"whisperkit-cli": {
		evidence: "documentation",
		version: ["whisperkit-cli", READ_ON],
		source: "https://github.com/argmaxinc/WhisperKit/blob/main/Sources/WhisperKitCLI/TranscribeCLIArguments.swift",
		subcommands: {
			transcribe: { options: { "--model-path": 1, "--audio-path": 1, "--audio-folder": 1, "--model": 1 } },
		},
	},
};
