import type { TaskEntry } from "../shapes.ts";

export const imageToImage: TaskEntry = {
	id: "image-to-image",
	summary:
		"Turns one image into another: enlarging, restoring, colouring, filling a hole, redrawing a sketch, or editing as a sentence asks. All of these share one difficulty: something must change while the rest stays the same.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "lighthouse.svg",
				alt: "A flat drawing of a striped lighthouse on a cliff at dusk, its beam lit.",
			},
			{
				type: "text",
				label: "Instruction",
				content: "Make it a clear winter morning with snow on the rocks. Switch the beam off.",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "lighthouse-winter.svg",
				alt: "The same lighthouse by day: pale sky, snow on cliff and roofs, no beam. Every line is where it was.",
			},
		],
		note: "The second drawing is the first one in other colours, not the output of a model. For a model, keeping every line in place is the hard part.",
	},
	models: [
		{
			id: "black-forest-labs/FLUX.2-klein-4B",
			description: "3.9 B parameters under the Apache licence: edits an image as a sentence asks, in four steps.",
		},
		{
			id: "black-forest-labs/FLUX.1-Kontext-dev",
			description: "Edits as a sentence asks and keeps faces and objects. Read its licence before commercial use.",
		},
		{
			id: "black-forest-labs/FLUX.1-Fill-dev",
			description: "Fills a masked part or continues the image past its edges. Read its licence before commercial use.",
		},
		{
			id: "fal/AuraSR-v2",
			description: "Enlarges four times in a single pass; made for generated images, invents fine texture.",
		},
		{
			id: "black-forest-labs/FLUX.1-Depth-dev-lora",
			description: "An adapter for FLUX.1 [dev] that redraws a scene while keeping to its depth.",
		},
		{
			id: "kontext-community/relighting-kontext-dev-lora-v3",
			description: "An adapter for FLUX.1 Kontext that changes light and leaves the things alone.",
		},
		{
			id: "yisol/IDM-VTON",
			description: "Dresses a person in a garment from another image. Read its licence before commercial use.",
		},
	],
	datasets: [
		{ id: "VIDIT", description: "Rendered scenes, each under eight directions and five colours of light." },
		{ id: "huggan/CelebA-faces", description: "202,599 cropped faces of well-known people." },
		{ id: "Spawning/PD12M", description: "12 M images in the public domain, with generated captions." },
	],
	metrics: [
		{ id: "PSNR", description: "Peak signal-to-noise ratio in decibels: how small the error of each pixel is." },
		{ id: "SSIM", description: "Local brightness, contrast and structure compared; 1 for identical images." },
		{ id: "LPIPS", description: "Distance by the features of a network, nearer to what people notice." },
		{
			id: "IS",
			description:
				"Inception score: is a classifier sure about each image, and are its answers varied over all? It ignores the input.",
		},
	],
	spaces: [
		{ id: "black-forest-labs/FLUX.1-Kontext-Dev", description: "Edits an image as a sentence asks." },
		{ id: "lllyasviel/iclight-v2-vary", description: "Relights an image by a description or a background." },
		{ id: "jasperai/Flux.1-dev-Controlnet-Upscaler", description: "Enlarges with a ControlNet for FLUX.1." },
	],
	example: {
		id: "black-forest-labs/FLUX.2-klein-4B",
		tags: ["diffusers:Flux2KleinPipeline"],
		pipeline_tag: "image-to-image",
		library_name: "diffusers",
		cardData: { license: "apache-2.0" },
		num_parameters: 3_875_544_576,
	},
	exampleSources: [
		{
			value: { parameters: 3_875_544_576, licence: "apache-2.0", gated: false },
			source: "starter:black-forest-labs/FLUX.2-klein-4B",
			day: "2026-11-24",
		},
	],
	widgetModels: ["Qwen/Qwen-Image"],
	isPlaceholder: false,
	choosing: [
		"Say how the change is described. By a sentence: an editing model. By a mask: inpainting. By a map of edges, depth or pose: a ControlNet or an adapter made for it. By nothing, because it is always the same: a network trained for that one thing, such as enlarging or removing noise, which is smaller, faster and far more predictable.",
		"The oldest way still works with every text-to-image model: add noise to the input and denoise with a prompt. `strength` sets how much. Around 0.3 it retouches, around 0.8 little but the composition remains, and there is no value that changes the coat and keeps the face. That is what editing models were trained for.",
		"Watch the pixels you did not ask to change. Every model that works in a latent space encodes and decodes the whole image, so grain, small lettering and distant faces suffer even outside the mask. Paste the untouched parts of the original back over the result. For enlarging, decide whether invented detail is welcome; on a product photograph it may be, on a number plate or a scan it is falsification.",
		"The best editors are large: 12 B parameters or more, which means over 24 GB or quantized weights. FLUX.1 [dev] and all that is built on it exclude commercial use. An adapter inherits the licence of what it adapts.",
	],
	measuring: [
		"Where one right answer exists (denoising, deblurring, enlarging), measure against it. PSNR and SSIM reward caution and prefer a blur to a sharp guess that is off by a pixel; LPIPS prefers the guess. The scale is narrow: for enlarging four times, plain bicubic interpolation has 28.4 dB on Set5 and the best networks 33. Good papers show both, since a model can buy one with the other.",
		"Editing has no single right answer, and falls apart into two questions: did the change happen, and did everything else stay? For the first ask a vision model or people. For the second compare only what lies outside the edited region. A model that returns the input untouched wins the second outright, so never report it alone.",
		"Repeat edits. Apply five instructions one after the other and look at the fifth: colours drift, faces turn into relatives, edges harden. No single-step benchmark shows it, and every user finds it within a minute.",
	],
	variants: {
		"image-inpainting": "Fills a masked hole so that it fits what surrounds it; outpainting does so beyond the frame.",
		"image-colorization":
			"Gives a grey image colours. Many are plausible, so results are a suggestion, not a record of the original.",
		"super-resolution": "Makes a larger image with more detail, reconstructed where possible and invented beyond.",
	},
};
