import { url } from "@vitrine/code";
import type { LinkedApp } from "../shapes.ts";
import { withSlashes } from "../shared/links.ts";

export const diffusionbee: LinkedApp = {
	key: "diffusionbee",
	prettyLabel: "DiffusionBee",
	summary: "Generates images with Stable Diffusion on a Mac, without the command line, by Divam Gupta.",
	platforms: {
		value: ["Metal"],
		source: "github:divamgupta/diffusionbee-stable-diffusion-ui@0155fc0 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://diffusionbee.com",
	mainTask: "text-to-image",
	macOSOnly: true,
	showsWhen: { all: [{ library: "diffusers" }, { task: "text-to-image" }] },
	deeplink: ({ id }) => withSlashes(url`https://diffusionbee.com/huggingface_import?model_id=${id}`),
};
