import { read, type Unstated } from "./unstated.ts";

/** Apps that no language calls, or of which it is not known, by their keys. */
export const appLanguages: Readonly<Record<string, Unstated>> = {
	anythingllm: read(
		"It is a desktop app; only its licence was found in its repository.",
		"github:Mintplex-Labs/anything-llm@27c5854 LICENSE",
	),
	"audio.cpp": read(
		"It is a program, called on the command line or over HTTP.",
		"github:0xShug0/audio.cpp@014bd37 README.md",
	),
	backyard: read("No package or repository was found that states it."),
	comfyui: read(
		"It is a web app; its README names no language to call it from.",
		"github:comfyanonymous/ComfyUI@001b5f5 README.md",
	),
	diffusionbee: read(
		"It is a desktop app that cannot be called from code.",
		"github:divamgupta/diffusionbee-stable-diffusion-ui@0155fc0 README.md",
	),
	"docker-model-runner": read(
		"It is a program, called on the command line or over HTTP.",
		"github:docker/docs@0131f27 content/manuals/ai/model-runner/_index.md",
	),
	drawthings: read("No package or repository was found that states it."),
	fastflowlm: read(
		"It is a program, called on the command line or over HTTP.",
		"github:FastFlowLM/FastFlowLM@026c034 README.md",
	),
	"hermes-agent": read(
		"It is an agent for the terminal; its package names no language to call it from.",
		"pypi:hermes-agent 0.19.0",
	),
	invoke: read("It is a web app; its package names no language to call it from.", "pypi:InvokeAI 6.14.2"),
	jan: read("It is a desktop app; its README names no language to call it from.", "github:janhq/jan@001432d README.md"),
	jellybox: read("No package or repository was found that states it."),
	joyfusion: read("No package or repository was found that states it."),
	koboldcpp: read("It is a program with a server, called over HTTP.", "github:LostRuins/koboldcpp@0a2777c README.md"),
	localai: read("It is a server, called over HTTP.", "github:mudler/LocalAI@00c6d82 README.md"),
	msty: read("No package or repository was found that states it."),
	"open-webui": read("It is a web app; its package names no language to call it from.", "pypi:open-webui 0.12.4"),
	openclaw: read("It is an agent; its package names no language to call it from.", "npm:openclaw 2026.9.6"),
	pi: read(
		"It is an agent for the terminal; its package names no language to call it from.",
		"npm:@earendil-works/pi-coding-agent 1.5.2",
	),
	ramalama: read("It is a program, called on the command line or over HTTP.", "pypi:ramalama 0.25.0"),
	recursechat: read("No package or repository was found that states it."),
	sanctum: read("No package or repository was found that states it."),
	"stable-diffusion.cpp": read(
		"It is a program, called on the command line.",
		"github:leejet/stable-diffusion.cpp@004dfbe README.md",
	),
	tabbyapi: read("It is a server, called over HTTP.", "github:theroyallab/tabbyAPI@03c843a README.md"),
	tei: read(
		"It is a server, called over HTTP or gRPC.",
		"github:huggingface/text-embeddings-inference@007ac68 README.md",
	),
};
