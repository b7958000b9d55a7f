import type { TaskEntry } from "../shapes.ts";

export const textToVideo: TaskEntry = {
	id: "text-to-video",
	summary:
		"A sentence is filmed. The model starts from noise in space and time at once and cleans it, step by step, until frames appear that belong together and follow the words.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Prompt",
				content: "A child on a green hill flies an orange kite; it climbs, dips to the right and climbs again.",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "kite-frames.svg",
				alt: "Four frames a second apart: the kite climbs, dips to the right and climbs again.",
				standsFor: "video",
			},
		],
		note: "Drawn for this page to the prompt; no model made it.",
	},
	models: [
		{ id: "tencent/HunyuanVideo", description: "A large open model for video from text." },
		{ id: "Lightricks/LTX-Video", description: "Built for speed: short clips from text or from a picture." },
		{
			id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
			description: "Makes videos of the physical world, as training ground for robots and vehicles.",
		},
		{
			id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
			description: "The 13 B LTX-Video 0.9.8, distilled to need far fewer steps.",
		},
	],
	datasets: [
		{ id: "iejMac/CLIP-MSR-VTT", description: "CLIP features of the captioned videos of MSR-VTT." },
		{ id: "quchenyuan/UCF101-ZIP", description: "UCF101: short clips of 101 human actions." },
		{ id: "nateraw/kinetics", description: "Kinetics: clips of human actions." },
		{
			id: "HuggingFaceM4/something_something_v2",
			description: "Short clips of people doing things with everyday objects.",
		},
		{ id: "HuggingFaceM4/webvid", description: "Stock footage with captions." },
		{ id: "iejMac/CLIP-DiDeMo", description: "CLIP features of DiDeMo, videos with single moments described." },
	],
	metrics: [
		{
			id: "is",
			description: "Inception score: whether a classifier is sure about each frame and varied over all of them.",
		},
		{ id: "fid", description: "Fréchet Inception Distance on frames: blind to motion." },
		{ id: "fvd", description: "Fréchet Video Distance: the same idea with features that see motion." },
		{ id: "clipsim", description: "How well frames and prompt agree, judged by CLIP." },
	],
	spaces: [
		{ id: "VideoCrafter/VideoCrafter", description: "A demo of VideoCrafter." },
		{ id: "Wan-AI/Wan2.1", description: "A demo of Wan 2.1." },
		{ id: "Pyramid-Flow/pyramid-flow", description: "A demo of Pyramid Flow." },
	],
	widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
	isPlaceholder: false,
	choosing: [
		"Three things decide what you can use: memory, minutes and licence. The large open models give the finest motion and want a card of a data centre, or patience and offloading. Their distilled versions make a draft in well under a minute. Look up what the licence says of commercial use before you fall for a sample.",
		"Each model has a length and a size that it was trained on. Stay with them. Five seconds at the native resolution, enlarged afterwards by a video upscaler, beat ten seconds at a size it never saw.",
		"Write the prompt as a shot: who, where, what happens, from where it is filmed. One action for each clip. Models read long prompts through a language model and follow them well; a heap of adjectives they average. Keep the seed, and change one thing at a time.",
		"For a film of several shots, do not hope for the same face twice from the same words. Make a still of the person first and use image to video, or train a small adapter.",
	],
	measuring: [
		"People decide: show two clips of the same prompt side by side, ask which follows the words and which moves rightly, and count. Benchmarks that split quality into parts (subject consistency, flicker, motion, agreement with the text) are useful for finding a weakness, less for a ranking.",
		"FVD needs many clips and fixed conditions; compare only figures made with the same code, length and frame count. CLIP similarity is computed frame by frame, so a slide show of the right pictures gets a high score.",
		"Count the failures too. The share of prompts for which no take of four was usable is what your users will feel.",
	],
};
