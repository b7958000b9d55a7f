import type { Uncoded } from "./uncoded.ts";

export const language: Readonly<Record<string, Uncoded>> = {
	"aviation-ner": {
		why: "Its code is for training, and its README does not yet have an example that loads a model.",
		source: "github:Boeing/aviation_ner_sdr@2f580b4 README.md",
		day: "2026-11-24",
	},
	"bagel-mot": {
		why: "It runs from a clone, in a notebook or on a web page; there is no package.",
		source: "github:ByteDance-Seed/Bagel@072b925 README.md",
		day: "2026-11-24",
	},
	"diff-interpretation-tuning": {
		why: "It runs from a clone, in a notebook, on adapters made for one model and question; there is no package.",
		source: "github:Aviously/diff-interpretation-tuning@304b4ee README.md",
		day: "2026-11-24",
	},
	elm: {
		why: "A script runs models from its own repository, in an NVIDIA Docker image; there is no package.",
		source: "github:slicex-ai/elm@0c13c91 README.md",
		day: "2026-11-24",
	},
	encoderfile: {
		why: "Its files are programs, not weights: each is downloaded, made executable and started for one system.",
		source: "github:mozilla-ai/encoderfile@04f3bf9 README.md",
		day: "2026-11-24",
	},
	fairseq2: {
		why: "It loads a checkpoint with a card that names its architecture, which the records of such models do not state.",
		source: "pypi:fairseq2 0.8.1",
		day: "2026-11-24",
	},
	"gemma.cpp": {
		why: "It is a C++ program that is built with CMake and reads weights in its own format; there is no package.",
		source: "github:google/gemma.cpp@0508e2c README.md",
		day: "2026-11-24",
	},
	"granite-library": {
		why: "Mellea has a function for each adapter and fetches it by that name, so no code follows from a repository.",
		source: "pypi:mellea 0.8.0",
		day: "2026-11-24",
	},
	grok: {
		why: "A script runs it from a clone, with weights of 314 billion parameters in a fixed folder; there is no package.",
		source: "github:xai-org/grok-1@02b5d2c README.md",
		day: "2026-11-24",
	},
	ninfer: {
		why: "It is built from source for one GPU, the GeForce RTX 5090, and has neither a release nor a package.",
		source: "github:Neroued/ninfer@037bf0b README.md",
		day: "2026-11-24",
	},
	openpeerllm: {
		why: "It runs from a clone, with modules in its own folder, and its README shows no call that loads the weights.",
		source: "hub:OpenPeerAI/OpenPeerLLM README.md",
		day: "2026-11-24",
	},
	quantumpeer: {
		why: "Its card describes the model, and shows neither an installation nor a call that loads it.",
		source: "github:OpenPeer-AI/QuantumPeer@52aea8f README.md",
		day: "2026-11-24",
	},
	rkllm: {
		why: "It needs a board with a Rockchip NPU, where a program written in C or C++ opens a file made for that processor.",
		source: "github:airockchip/rknn-llm@1a502af README.md",
		day: "2026-11-24",
	},
	shadow: {
		why: "A script of its repository starts a program that is built for each system; there is no package.",
		source: "github:QLNI/SHADOW-250M-Instruct@6d5d3af README.md",
		day: "2026-11-24",
	},
	vqweb: {
		why: "Its package is not in the npm registry, though its page names it.",
		day: "2026-11-24",
	},
};
