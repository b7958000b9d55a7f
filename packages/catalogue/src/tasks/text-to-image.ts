import type { TaskEntry } from "../shapes.ts";

export const textToImage: TaskEntry = {
	id: "text-to-image",
	summary:
		"Generates an image from a description. Most models start from noise and remove it in steps, guided by an encoding of the text; the seed of the noise decides which of the countless matching images you get. So a prompt is a search, not an order: change the words or the seed, and look again.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Prompt",
				content: "A lighthouse on a cliff at dusk, its beam over a calm sea, flat illustration",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "lighthouse.svg",
				alt: "A flat drawing of a striped lighthouse on a cliff, its beam crossing an evening sky above the sea.",
			},
		],
		note: "Drawn for this page as an illustration of the task; no model made it.",
	},
	models: [
		{
			id: "stabilityai/stable-diffusion-xl-base-1.0",
			description: "2.6 B parameters for images of 1,024 pixels; thousands of adapters are made for it.",
		},
		{
			id: "black-forest-labs/FLUX.1-Krea-dev",
			description: "Tuned to look like photographs rather than renderings. Read its licence before commercial use.",
		},
		{
			id: "Qwen/Qwen-Image",
			description: "Unusually good at writing inside images, in English and Chinese.",
		},
		{
			id: "ByteDance/SDXL-Lightning",
			description: "Stable Diffusion XL distilled to 1, 2, 4 or 8 steps, as adapters or whole networks.",
		},
		{
			id: "ByteDance/Hyper-SD",
			description: "Adapters that bring several base models down to a handful of steps.",
		},
	],
	datasets: [
		{ id: "red_caps", description: "12 M images with captions from Reddit, written by those who posted them." },
		{ id: "conceptual_captions", description: "3.3 M images from the web with cleaned alternative text." },
		{ id: "Spawning/PD12M", description: "12 M images in the public domain, with generated captions." },
	],
	metrics: [
		{
			id: "IS",
			description:
				"Inception score: is a classifier sure about each image, and are its answers varied over all? It ignores the prompt.",
		},
		{
			id: "FID",
			description:
				"Fréchet Inception Distance: how far the statistics of generated images lie from real ones. Lower is nearer.",
		},
		{
			id: "R-Precision",
			description: "How often an image finds its own prompt again among others: agreement with the text.",
		},
	],
	spaces: [
		{ id: "stabilityai/stable-diffusion-3-medium", description: "Stable Diffusion 3 Medium, 2 B parameters." },
		{ id: "jbilcke-hf/ai-comic-factory", description: "Draws a page of a comic from one sentence." },
		{ id: "multimodalart/flux-lora-lab", description: "Combines adapters for FLUX." },
		{ id: "latent-consistency/lcm-lora-for-sdxl", description: "Few-step images with a latent consistency adapter." },
		{ id: "multimodalart/LoraTheExplorer", description: "A gallery of adapters for SDXL, each to try." },
		{ id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI", description: "Guides images by edges, depth or pose." },
		{ id: "InstantX/InstantID", description: "Keeps a person's face from one photograph." },
	],
	example: {
		id: "stabilityai/stable-diffusion-xl-base-1.0",
		tags: ["diffusers:StableDiffusionXLPipeline"],
		pipeline_tag: "text-to-image",
		library_name: "diffusers",
		cardData: { license: "openrail++" },
		num_parameters: 2_567_463_684,
	},
	exampleSources: [
		{
			value: { parameters: 2_567_463_684, licence: "openrail++", gated: false },
			source: "starter:stabilityai/stable-diffusion-xl-base-1.0",
			day: "2026-11-24",
		},
	],
	widgetModels: ["black-forest-labs/FLUX.1-dev"],
	isPlaceholder: false,
	choosing: [
		"Memory and licence rule out most models. A 12 B transformer at 16 bits is 24 GB before its text encoders, which can add half as much again; 8-bit or 4-bit weights and moving parts to the CPU make it fit on one consumer GPU, more slowly. Several of the best known models may not be used commercially, and that carries over to adapters trained on them.",
		"Steps cost time. A base model takes 20 to 50 steps, a distilled one 1 to 8, with less variety and a narrower range of guidance. For drafts and live use take the distilled one; for final images, and for training adapters, the base.",
		"Then ask what the image must get right. Lettering, counts, hands and who stands left of whom separate models far more than beauty, and the size of the text encoder has much to do with it. Keep ten prompts of your own that are hard in your way, fix the seeds, and look at four images of each.",
		"An ecosystem may outweigh quality. ControlNets for pose and depth, adapters for a style or a face and fast samplers exist in numbers for some bases and hardly for newer ones.",
	],
	measuring: [
		"FID compares two sets of images, not an image with its prompt. It needs tens of thousands of samples to settle, changes with the way images are resized, and sees the world through a classifier of ImageNet objects. A lower FID on COCO captions has long stopped meaning that people prefer the result.",
		'Agreement with the prompt is another matter. CLIP-based scores and R-Precision catch a missing object, but hardly see counts, positions or which colour belongs to what; asking a vision model questions about the image ("is the cup left of the book?") sees these better.',
		"In the end people vote. Show two images, hide the names, fix the number of samples for each model in advance: picking the best of ten by hand proves only patience. Count separately what would keep you from shipping one, such as garbled lettering, extra fingers or a real person's face.",
	],
};
