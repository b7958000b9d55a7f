import { read, type Unstated } from "./unstated.ts";

/** Apps that state no platform, by their keys. */
export const appPlatforms: Readonly<Record<string, Unstated>> = {
	anythingllm: read(
		"Only its licence was found in its repository.",
		"github:Mintplex-Labs/anything-llm@27c5854 LICENSE",
	),
	backyard: read("No package or repository was found that states it."),
	drawthings: read("No package or repository was found that states it."),
	"hermes-agent": read(
		"It runs no model itself; its package names Linux, macOS and Windows, and no processor.",
		"pypi:hermes-agent 0.19.0",
	),
	jellybox: read("No package or repository was found that states it."),
	joyfusion: read("No package or repository was found that states it."),
	lmstudio: read(
		"Its maker’s extension packs name ROCm and OpenCL; no full list of its platforms was found.",
		"github:lmstudio-ai/configs@0c7b7b9 Extension-Pack-Instructions.md",
	),
	msty: read("No package or repository was found that states it."),
	openclaw: read("It runs no model itself, so its package names no platform.", "npm:openclaw 2026.9.6"),
	pi: read("It runs no model itself, so its package names no platform.", "npm:@earendil-works/pi-coding-agent 1.5.2"),
	recursechat: read("No package or repository was found that states it."),
	sanctum: read("No package or repository was found that states it."),
};
