import type { TaskEntry } from "../shapes.ts";

export const textToVideo: TaskEntry = {
	id: "text-to-video",
	summary:
		"Generates a video from a sentence. The model starts from noise in space and time at once and removes it, step by step, until the frames are consistent and match the text. A clip of five seconds is some 120 images that must agree on every face and shadow, which is why most models take minutes for a clip and seconds for an image.",
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
		note: "Four drawings made for the prompt, one per second; no model made them.",
	},
	models: [
		{
			id: "Wan-AI/Wan2.1-T2V-1.3B-Diffusers",
			description: "The small Wan for 480p, 1.4 B parameters, in the layout that diffusers loads. Apache-2.0.",
		},
		{
			id: "tencent/HunyuanVideo",
			description:
				"Sharp motion at 720p, but needs a lot of memory; offloading or 8-bit weights bring that down. Read its licence before use.",
		},
		{
			id: "Wan-AI/Wan2.2-TI2V-5B",
			description: "5 B parameters: 720p at 24 frames a second. Apache-2.0.",
			stated: { source: "starter:Wan-AI/Wan2.2-TI2V-5B", day: "2026-11-24" },
		},
		{
			id: "Lightricks/LTX-Video",
			description: "The quick one: drafts from text or from an image in seconds on a large GPU.",
		},
		{
			id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
			description: "Makes videos of the physical world, as training data for robots and vehicles.",
		},
		{
			id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
			description: "The 13 B LTX-Video 0.9.8, distilled to need far fewer steps.",
		},
	],
	datasets: [
		{
			id: "iejMac/CLIP-MSR-VTT",
			description: "10,000 clips of MSR-VTT with twenty captions each, as CLIP features, not as video.",
		},
		{
			id: "quchenyuan/UCF101-ZIP",
			description: "UCF101: 13,320 short clips of 101 human actions; generators are still compared on it.",
		},
		{ id: "nateraw/kinetics", description: "Kinetics: ten-second clips of what people do, hundreds of actions." },
		{
			id: "HuggingFaceM4/something_something_v2",
			description: "220,000 clips of 174 small acts with everyday objects: motion that one frame does not give away.",
		},
		{
			id: "HuggingFaceM4/webvid",
			description: "Stock footage with captions, ten million clips; their owner had the videos withdrawn.",
		},
		{
			id: "iejMac/CLIP-DiDeMo",
			description: "DiDeMo, whose captions describe single moments of a video, as CLIP features.",
		},
	],
	metrics: [
		{
			id: "is",
			description:
				"Inception score: whether a classifier is sure about each frame, and its answers vary over all of them.",
		},
		{ id: "fid", description: "Fréchet Inception Distance on frames: blind to motion." },
		{ id: "fvd", description: "Fréchet Video Distance: the same idea with features that see motion." },
		{ id: "clipsim", description: "The mean over frames of CLIP's similarity to the prompt." },
	],
	spaces: [
		{ id: "VideoCrafter/VideoCrafter", description: "VideoCrafter, of the first open generation." },
		{ id: "Wan-AI/Wan2.1", description: "Wan 2.1, from text or an image." },
		{ id: "Pyramid-Flow/pyramid-flow", description: "Pyramid Flow, which works coarse to fine." },
	],
	example: {
		id: "Wan-AI/Wan2.1-T2V-1.3B-Diffusers",
		tags: ["diffusers:WanPipeline"],
		pipeline_tag: "text-to-video",
		library_name: "diffusers",
		cardData: { license: "apache-2.0" },
		num_parameters: 1_420_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 5_680_000_000 },
			source: "hub:Wan-AI/Wan2.1-T2V-1.3B-Diffusers@5af5c01 transformer/diffusion_pytorch_model.safetensors.index.json",
			day: "2026-11-24",
		},
		{
			value: { licence: "apache-2.0", gated: false },
			source: "hub:Wan-AI/Wan2.1-T2V-1.3B-Diffusers@85f94c2 README.md",
			day: "2026-11-24",
		},
	],
	widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
	isPlaceholder: false,
	choosing: [
		"Three things decide what you can use: memory, minutes and licence. The large open models give the finest motion and need a data-centre GPU, or patience and offloading. Their distilled versions make a draft in well under a minute. Look up what the licence says about commercial use before you fall for a sample.",
		"Each model has a length and a size that it was trained on. Stay with them. Five seconds at the native resolution, enlarged afterwards by a video upscaler, beat ten seconds at a size it never saw.",
		"Write the prompt as a shot: who, where, what happens, and the position of the camera. One action for each clip. Models read long prompts through a language model and follow them well; they average a pile of adjectives. Keep the seed, and change one thing at a time.",
		"For a video of several shots, do not hope for the same face twice from the same words. Make a still of the person first and use image to video, or train a small adapter.",
	],
	measuring: [
		"People decide: show two clips of the same prompt side by side, ask which follows the words and which moves more naturally, and count. Benchmarks that split quality into parts (subject consistency, flicker, motion, agreement with the text) are useful for finding a weakness, less for a ranking.",
		"FVD needs many clips and fixed conditions; compare only figures made with the same code, length and frame count. CLIP similarity is computed frame by frame, so a slide show of the right images gets a high score.",
		"Count the failures too. The share of prompts for which no take of four was usable is what your users will feel.",
	],
};
