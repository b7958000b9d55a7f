import { read, type Unstated } from "./unstated.ts";

/** Apps of which no licence is known, by their keys. */
export const appLicences: Readonly<Record<string, Unstated>> = {
	"atomic-chat": read(
		"The part of its README that was read names no licence, and no file LICENSE was found.",
		"github:AtomicBot-ai/Atomic-Chat@1de4eba README.md",
	),
	"audio.cpp": read(
		"The part of its README that was read names no licence, and no file LICENSE was found.",
		"github:0xShug0/audio.cpp@014bd37 README.md",
	),
	backyard: read("No package or repository was found that states it."),
	comfyui: read(
		"Its pyproject.toml refers to a file LICENSE and names no licence.",
		"github:comfyanonymous/ComfyUI@0063610 pyproject.toml",
	),
	diffusionbee: read(
		"Its README names the licence of Stable Diffusion, but none for its own code.",
		"github:divamgupta/diffusionbee-stable-diffusion-ui@0155fc0 README.md",
	),
	drawthings: read("No package or repository was found that states it."),
	jellybox: read("No package or repository was found that states it."),
	joyfusion: read("No package or repository was found that states it."),
	lmstudio: read("No open-source licence was found for the app; its SDK is MIT.", "npm:@lmstudio/sdk 2.0.0"),
	msty: read("No package or repository was found that states it."),
	recursechat: read("No package or repository was found that states it."),
	sanctum: read("No package or repository was found that states it."),
	"stable-diffusion.cpp": read(
		"The part of its README that was read names no licence, and no file LICENSE was found.",
		"github:leejet/stable-diffusion.cpp@004dfbe README.md",
	),
};
