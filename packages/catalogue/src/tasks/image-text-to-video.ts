import type { TaskEntry } from "../shapes.ts";

export const imageTextToVideo: TaskEntry = {
	id: "image-text-to-video",
	summary:
		"Generates a video from an image and a sentence: the image is the start, the text says what follows. The image fixes who and where; the text says what happens and how the camera moves. The two compete, and a model that relies on one of them neglects the other.",
	demo: {
		inputs: [
			{ type: "img", filename: "kite.svg", alt: "A child on a green hill flies an orange kite under a pale sun." },
			{ type: "text", label: "Prompt", content: "The kite climbs and sways in the wind. The camera does not move." },
		],
		outputs: [
			{
				type: "img",
				filename: "kite-frames.svg",
				alt: "Four frames a second apart: the kite climbs, dips to the right and climbs again.",
				standsFor: "video",
			},
		],
		note: "Four drawings made for this page. The first frame is the input image, as it would be with a model.",
	},
	models: [
		{
			id: "ali-vilab/i2vgen-xl",
			description:
				"Turns an image and a sentence into two seconds of video; from 2023, and the smallest here. MIT licence.",
		},
		{
			id: "Lightricks/LTX-Video",
			description: "Built for speed: short clips from an image and a prompt, on one GPU.",
		},
		{
			id: "MiniMaxAI/MiniMax-H3",
			description:
				"33 B parameters; video with sound, from text, images or clips. The repository is 354 GB, so pick files. Community licence.",
			stated: { source: "starter:MiniMaxAI/MiniMax-H3", day: "2026-11-24" },
		},
		{
			id: "Wan-AI/Wan2.2-TI2V-5B",
			description: "5 B parameters, Apache-2.0: one model for text alone and for text with an image.",
			stated: { source: "starter:Wan-AI/Wan2.2-TI2V-5B", day: "2026-11-24" },
		},
	],
	datasets: [],
	metrics: [
		{
			id: "fvd",
			description: "Fréchet Video Distance between a few hundred clips and as many real ones; lower is nearer.",
		},
		{
			id: "clipsim",
			description:
				"CLIP's similarity of prompt and frames, averaged: whether the words are seen, not whether they happen.",
		},
	],
	spaces: [
		{
			id: "Lightricks/ltx-video-distilled",
			description: "An image and a sentence, and a clip a few seconds later, by the distilled LTX-Video.",
		},
	],
	example: {
		id: "ali-vilab/i2vgen-xl",
		tags: ["diffusers:I2VGenXLPipeline"],
		pipeline_tag: "image-text-to-video",
		library_name: "diffusers",
		cardData: { license: "mit" },
		num_parameters: 1_420_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 5_680_000_000, licence: "mit", gated: false },
			source: "hub:ali-vilab/i2vgen-xl@39e1979 unet/diffusion_pytorch_model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["Lightricks/LTX-Video"],
	isPlaceholder: false,
	choosing: [
		"Ask first whether the model obeys the words at all. Some that accept a prompt lean so much on the image that any sentence gives the same gentle zoom. Try one image with three opposite prompts (moves left, moves right, stands still) and see whether the clips differ.",
		"How the image enters matters. As the exact first frame it keeps every detail, and the clip must start from that composition. As a reference it keeps the look and frees the camera, at the price of fidelity. Choose by what you cannot lose.",
		"Models built for speed run on a single consumer GPU and are the right ones to learn prompting with. Turn to a larger one when the motion, not the image, is what you are unhappy with.",
		"Keep prompt and image in agreement. Words that contradict the image (rain on a dry street, a hat nobody wears) come out as a morph in the middle of the clip.",
	],
	measuring: [
		"Score three things separately: is the first frame kept, does the prompt happen, is the motion sound. A mean of the three hides which one to work on.",
		'The first is a plain image distance (LPIPS, SSIM) between the image and frame one. For the second, ask a vision-language model closed questions about the clip ("does the kite rise?") and check a sample of its answers by eye. For the third there is no substitute for watching.',
		"FVD over a few hundred clips catches flicker and broken geometry that questions miss.",
	],
};
