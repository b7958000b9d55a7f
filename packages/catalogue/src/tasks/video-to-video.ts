import type { TaskEntry } from "../shapes.ts";

export const videoToVideo: TaskEntry = {
	id: "video-to-video",
	summary:
		"Turns one video into another, frame by frame: restyled, relit, enlarged, repaired, or with one object replaced. The hard part is time. Every frame may look fine alone and the clip still flicker, and whatever should not change, such as a face, a sign or the way someone walks, must stay the same over hundreds of frames.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "kite-frames.svg",
				alt: "Four frames a second apart: the kite climbs, dips to the right and climbs again.",
				standsFor: "video",
			},
			{ type: "text", label: "Instruction", content: "Make it night, with a full moon." },
		],
		outputs: [
			{
				type: "img",
				filename: "kite-night-frames.svg",
				alt: "The same four frames by moonlight: same poses, dark blue sky, dim hills.",
				standsFor: "video",
			},
		],
		note: "Here only the colours change, so everything that should stay the same does. Models rarely manage that.",
	},
	models: [
		{
			id: "Wan-AI/Wan2.1-VACE-1.3B-diffusers",
			description:
				"The small Wan with inputs for video and masks: repaints a clip, or a part of it, as a sentence asks; 7.2 GB of weights without the text encoder. Apache-2.0.",
		},
		{
			id: "decart-ai/Lucy-Edit-Dev",
			description:
				"Built on Wan 2.2: edits a video as a sentence asks, without a mask. Read its licence before commercial use.",
		},
		{
			id: "LeoLau/Shape-for-Motion",
			description: "Rebuilds an object in 3D, lets you reshape it, and renders the video to match.",
		},
		{
			id: "nvidia/Cosmos-Transfer2.5-2B",
			description:
				"2 B parameters: renders video again from its edges, depth or segmentation, above all from simulators.",
		},
		{
			id: "numz/SeedVR2_comfyUI",
			description: "SeedVR2, which restores and enlarges in a single step, packed for ComfyUI.",
		},
		{
			id: "jdopensource/JoyAI-Video-Edit",
			description: "Edits while the video streams, frame by frame; English and Chinese prompts, 67 GB. Apache-2.0.",
			stated: { source: "starter:jdopensource/JoyAI-Video-Edit", day: "2026-11-24" },
		},
	],
	datasets: [
		{ id: "suimu/VIRESET", description: "Clips for training and testing the editing of single objects in video." },
		{ id: "zhangsh2001/LongV-EVAL", description: "Cases for testing the editing of long videos." },
		{ id: "Iceclear/SeedVR_VideoDemos", description: "Poor videos and what SeedVR made of them, for comparison." },
	],
	metrics: [
		{
			id: "PSNR",
			description: "In decibels: how little the part that should stay differs from the source.",
		},
		{
			id: "Warping error",
			description: "What differs after one frame is moved onto the next along its motion: flicker.",
		},
		{
			id: "LPIPS",
			description: "Distance as a viewer would perceive it, by a network; for restoration, where pixels mislead.",
		},
	],
	spaces: [
		{ id: "decart-ai/lucy-edit-dev", description: "Lucy Edit on your own short clip." },
		{ id: "ByteDance-Seed/SeedVR2-3B", description: "SeedVR2 with 3 B parameters: upload something blurred." },
	],
	example: {
		id: "Wan-AI/Wan2.1-VACE-1.3B-diffusers",
		tags: ["diffusers:WanVACEPipeline"],
		pipeline_tag: "video-to-video",
		library_name: "diffusers",
		cardData: { license: "apache-2.0" },
	},
	exampleSources: [
		{
			value: { bytes: 7_150_000_000, gated: false },
			source:
				"hub:Wan-AI/Wan2.1-VACE-1.3B-diffusers@72ff8bd transformer/diffusion_pytorch_model.safetensors.index.json",
			day: "2026-11-24",
		},
		{ value: { licence: "apache-2.0" }, source: "github:ali-vilab/VACE@589ba4a README.md", day: "2026-11-24" },
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Several jobs share this tag. Restoring and enlarging wants a model that adds detail and nothing else. Editing by instruction wants one trained on pairs of before and after. Turning simulated video into realistic video wants control signals: edges, depth, segmentation.",
		"The less that may change, the more control you need. With an instruction alone, the whole frame is generated again, faces included. With a mask or a control signal the rest is held.",
		"Length is limited by memory: clips are cut into pieces of a few seconds and joined with an overlap. Look at the joints, and at what happens to something that leaves the image and returns.",
		"A restorer makes up what it cannot see. In entertainment that is its job; in a recording that is evidence it is forgery.",
	],
	measuring: [
		"Measure separately what should change and what should not. For the first, whether the instruction is visible in the clip: votes, or a vision-language model's answers. For the second, the difference outside the edited region: PSNR or LPIPS against the source.",
		"Steadiness over time: warp each frame onto the next with the source's optical flow and take the error. A model that flickers shows here at once.",
		"Where there is a clean original, as in restoration, use PSNR and SSIM for fidelity and a perceptual measure beside them. They disagree, and that is the point: one punishes invention, the other rewards it.",
	],
};
