import type { Uncoded } from "./uncoded.ts";

export const science: Readonly<Record<string, Uncoded>> = {
	bionemo: {
		why: "It is the name of a platform: each of its models has its own repository and code.",
		source: "github:NVIDIA/BioNeMo@02bb9a5 README.md",
		day: "2026-11-24",
	},
	cancertathomev2: {
		why: "It is a system of servers and volunteers’ computers; no documentation of a call that loads weights was found.",
		day: "2026-11-24",
	},
	ccpfn: {
		why: "Its card does not describe how to use it, and no documentation was found elsewhere.",
		source: "hub:Layer6/CCPFN README.md",
		day: "2026-11-24",
	},
	chaossim: {
		why: "It is a notebook for Wolfram Mathematica and holds no weights.",
		source: "github:OpenPeer-AI/ChaosSim@cbf144d README.md",
		day: "2026-11-24",
	},
	chexmix: {
		why: "Its README announces the code, but does not yet name a way to load a model.",
		source: "github:StanfordMIMI/CheXmix@0209c08 README.md",
		day: "2026-11-24",
	},
	clara: {
		why: "It is the name of a family of models, each with its own repository and code; no documentation of a single package was found.",
		day: "2026-11-24",
	},
	"cloud-agents": {
		why: "It is a service that spreads training over machines; no documentation of a call that loads weights was found.",
		day: "2026-11-24",
	},
	"docking-at-home": {
		why: "It is a service with a web page and a command line; no documentation of a call that loads weights was found.",
		day: "2026-11-24",
	},
	fastprint: {
		why: "It is firmware and software for printers; no documentation of a call that loads weights was found.",
		day: "2026-11-24",
	},
	"ising-decoding": {
		why: "Shell scripts run it from a clone, with models from its repository and a numbered configuration; there is no package.",
		source: "github:NVIDIA/Ising-Decoding@01de76b README.md",
		day: "2026-11-24",
	},
	"manas-1": {
		why: "Its repository holds a README of two sentences and no code.",
		source: "github:NeurodxAI/manas-1@0d4f329 README.md",
		day: "2026-11-24",
	},
	"nv-medtech": {
		why: "It is the name of an organisation: each of its models has its own repository and code.",
		source: "github:NVIDIA-Medtech/.github@0f36706 profile/README.md",
		day: "2026-11-24",
	},
	"synthefy-migas": {
		why: "Its code runs from a clone with a modified TimesFM, and needs a running server with a language model; there is no package.",
		source: "github:Synthefy/synthefy-migas@0772cf1 pyproject.toml",
		day: "2026-11-24",
	},
	"uni-3dar": {
		why: "Scripts run it in a Docker image, one for each task and checkpoint; there is no package.",
		source: "github:dptech-corp/Uni-3DAR@9e9df2b README.md",
		day: "2026-11-24",
	},
};
