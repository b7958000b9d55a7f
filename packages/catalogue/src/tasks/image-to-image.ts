import type { TaskEntry } from "../shapes.ts";

export const imageToImage: TaskEntry = {
	id: "image-to-image",
	summary: "A picture goes in, often with an instruction, and a changed picture comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "fal/AuraSR-v2", description: "Enlarges pictures, adding detail." },
		{
			id: "black-forest-labs/FLUX.1-Kontext-dev",
			description: "Edits a picture as a sentence asks, leaving the rest alone.",
		},
		{ id: "yisol/IDM-VTON", description: "Puts a garment from one picture on the person in another." },
		{
			id: "kontext-community/relighting-kontext-dev-lora-v3",
			description: "An adapter for FLUX.1 Kontext that changes the light.",
		},
		{
			id: "black-forest-labs/FLUX.1-Fill-dev",
			description: "Fills a masked part of a picture, or continues it past its edges.",
		},
		{
			id: "black-forest-labs/FLUX.1-Depth-dev-lora",
			description: "An adapter for FLUX.1 that keeps to a given depth map.",
		},
	],
	datasets: [
		{ id: "VIDIT", description: "Rendered scenes under many directions and colours of light." },
		{ id: "huggan/CelebA-faces", description: "Faces of well-known people." },
		{ id: "Spawning/PD12M", description: "Twelve million public-domain pictures with captions." },
	],
	metrics: [
		{ id: "PSNR", description: "Peak signal-to-noise ratio, in decibels: how small the error of each pixel is." },
		{
			id: "SSIM",
			description:
				"Structural similarity: compares local brightness, contrast and structure, from 0 (in practice) to 1.",
		},
		{
			id: "IS",
			description: "Inception score: whether a classifier is sure about each picture and varied over all of them.",
		},
	],
	spaces: [
		{ id: "black-forest-labs/FLUX.1-Kontext-Dev", description: "Edits pictures by instruction." },
		{ id: "lllyasviel/iclight-v2-vary", description: "Changes the light in a picture." },
		{ id: "jasperai/Flux.1-dev-Controlnet-Upscaler", description: "Enlarges pictures with a ControlNet for FLUX.1." },
	],
	widgetModels: ["Qwen/Qwen-Image"],
	isPlaceholder: true,
};
