import type { CommandSpec } from "./spec.ts";

const DS4 = {
	evidence: "documentation",
	version: ["DwarfStar", "2026-11-24"],
	source: "https://github.com/antirez/ds4/blob/main/README.md",
} as const;

/** The commands of engines for models of a few kinds. */
export const ENGINES: Readonly<Record<string, CommandSpec>> = {
	"sd-cli": {
		evidence: "documentation",
		version: ["stable-diffusion.cpp", "2026-11-24"],
		source: "https://github.com/leejet/stable-diffusion.cpp/blob/master/docs/minimax_h3.md",
		options: {
			"-M": 1,
			"-m": 1,
			"--diffusion-model": 1,
			"--vae": 1,
			"--audio-vae": 1,
			"--llm": 1,
			"-p": 1,
			"-o": 1,
			"--cfg-scale": 1,
			"-W": 1,
			"-H": 1,
			"--diffusion-fa": 0,
			"--offload-to-cpu": 0,
			"--fps": 1,
			"--video-frames": 1,
		},
	},
	ds4: { ...DS4, options: { "-m": 1 } },
	"ds4-server": { ...DS4, options: { "-m": 1 } },
	"./download_model.sh": {
		...DS4,
		source: "https://github.com/antirez/ds4/blob/main/download_model.sh",
		operands: [1, 1],
	},
	flm: {
		evidence: "documentation",
		version: ["FastFlowLM", "2026-12-01"],
		source: "https://github.com/ROCm/FastFlowLM/blob/main/README.md",
		subcommands: { run: { operands: [1, 1] }, serve: { operands: [1, 1] } },
	},
	"flm-add": {
		evidence: "package",
		version: ["flm-add", "0.2.0"],
		source: "flm_add/__init__.py",
		options: { "--tag": 1, "--family": 1, "--modelscope": 0, "--force": 0, "--no-xclbin": 0 },
		operands: [1, 1],
	},
};
