import { read, type Unstated } from "./unstated.ts";

/** Libraries that state no language of the catalogue, by their keys. */
export const languages: Readonly<Record<string, Unstated>> = {
	bionemo: read(
		"It is an index of projects, and its README names no programming language.",
		"github:NVIDIA/BioNeMo@02bb9a5 README.md",
	),
	ccpfn: read("It names weights; no program for them was found.", "hub:Layer6/CCPFN README.md"),
	chaossim: read(
		"Its notebooks are in the Wolfram Language, which this catalogue does not list.",
		"github:OpenPeer-AI/ChaosSim@cbf144d README.md",
	),
	chexmix: read("Its README names no programming language.", "github:StanfordMIMI/CheXmix@0209c08 README.md"),
	clara: read("No file of its repository was found, so its languages are unknown."),
	"diffusion-single-file": read("It names a file layout, not a program, so no language was looked for."),
	encoderfile: read(
		"It builds programs that are called on the command line or over HTTP.",
		"github:mozilla-ai/encoderfile@04f3bf9 README.md",
	),
	fastprint: read("No file of its repository was found, so its languages are unknown."),
	flextab: read("No file of its repository was found, so its languages are unknown."),
	hermes: read("Its README names no programming language.", "github:LMD0311/HERMES@0516cfe README.md"),
	"hunyuanworld-voyager": read(
		"Only the licence was found in its repository, so its languages are unknown.",
		"github:Tencent-Hunyuan/HunyuanWorld-Voyager@5126c68 LICENSE",
	),
	lvface: read("No file of its repository was found, so its languages are unknown."),
	"manas-1": read("Its README names no programming language.", "github:NeurodxAI/manas-1@0d4f329 README.md"),
	ninfer: read(
		"It is a program, called on the command line or over HTTP; its C++ headers are not distributed.",
		"github:Neroued/ninfer@037bf0b README.md",
	),
	"nv-medtech": read(
		"It is a collection of repositories, whose description names no programming language.",
		"github:NVIDIA-Medtech/.github@0f36706 profile/README.md",
	),
	openasr: read("It is a program, called on the command line.", "github:QuintinShaw/openasr@00eec8f README.md"),
	openpeerllm: read("No statement of its programming language was found.", "hub:OpenPeerAI/OpenPeerLLM README.md"),
	quantumpeer: read(
		"Its README names PyTorch and no programming language.",
		"github:OpenPeer-AI/QuantumPeer@52aea8f README.md",
	),
	seedvr: read("No file of its repository was found, so its languages are unknown."),
	vqweb: read(
		"Neither its package in the registry nor a file of its repository was found.",
		"github:rosecky/embedding-quantization-public@0d954b1 README.md",
	),
	wham: read("No statement of its programming language was found.", "hub:microsoft/wham README.md"),
};
