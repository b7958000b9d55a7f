import type { TaskEntry } from "../shapes.ts";

export const imageToVideo: TaskEntry = {
	id: "image-to-video",
	summary:
		"Makes a few seconds of video with a still image as the first frame. Everything after it is invented: what moves, how it moves, what comes into view when the camera turns. Most models also take a sentence that says what should happen. The longer the clip, the further it drifts from the image.",
	demo: {
		inputs: [
			{ type: "img", filename: "kite.svg", alt: "A child on a green hill flies an orange kite under a pale sun." },
		],
		outputs: [
			{
				type: "img",
				filename: "kite-frames.svg",
				alt: "Four frames a second apart: the kite climbs, dips to the right and climbs again.",
				standsFor: "video",
			},
		],
		note: "These frames were drawn for this page, one per second; a model would generate a few dozen per second.",
	},
	models: [
		{
			id: "ali-vilab/i2vgen-xl",
			description:
				"Turns an image and a sentence into two seconds of video, by cascaded diffusion; from 2023, 1.4 B parameters. MIT licence.",
		},
		{
			id: "Lightricks/LTX-Video-0.9.7-dev",
			description: "LTX-Video undistilled, for the take you keep.",
		},
		{
			id: "Wan-AI/Wan2.1-VACE-14B",
			description: "Makes and edits video from images, clips and masks; 14 B parameters.",
		},
		{
			id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
			description:
				"HunyuanVideo made to continue section by section, so long clips need no more memory than short ones.",
		},
		{
			id: "Lightricks/LTX-Video-0.9.7-distilled",
			description: "LTX-Video distilled: under ten steps instead of dozens, for trying out.",
		},
		{
			id: "Skywork/SkyReels-V2-I2V-14B-720P",
			description: "14 B parameters, 720p: of a family tuned to the language of film shots.",
		},
		{
			id: "tencent/HunyuanVideo-I2V",
			description: "HunyuanVideo that starts from an image. Read its licence before use.",
		},
		{
			id: "Wan-AI/Wan2.1-I2V-14B-720P",
			description: "14 B parameters, 720p; in the layout of Wan's own code.",
		},
		{
			id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
			description: "14 B parameters, 720p; in the layout that diffusers loads.",
		},
		{
			id: "Wan-AI/Wan2.2-I2V-A14B",
			description: "Two experts of 14 B parameters, one for the noisy steps and one for the fine; 126 GB. Apache-2.0.",
			stated: { source: "starter:Wan-AI/Wan2.2-I2V-A14B", day: "2026-11-24" },
		},
	],
	datasets: [
		{ id: "ali-vilab/VACE-Benchmark", description: "Cases for testing the making and editing of video." },
		{
			id: "Rapidata/sora-video-generation-style-likert-scoring",
			description: "People's ratings of the style of generated videos.",
		},
		{ id: "BestWishYsh/ChronoMagic", description: "Time-lapse videos with captions." },
	],
	metrics: [
		{
			id: "fvd",
			description: "Fréchet Video Distance: how far a set of generated clips is from a set of real ones.",
		},
		{ id: "clip_score", description: "Whether each frame fits the prompt, by CLIP; blind to the order of the frames." },
		{
			id: "lpips",
			description: "Perceptual distance between two images, here the input and the first frame; lower is closer.",
		},
		{
			id: "identity_preservation",
			description: "Whether the subject of the image stays recognisable through the video.",
		},
		{ id: "motion_score", description: "How much moves; it says nothing about whether the motion is right." },
	],
	spaces: [
		{ id: "Lightricks/ltx-video-distilled", description: "LTX-Video in its quick version." },
		{ id: "linoyts/FramePack-F1", description: "FramePack F1, which generates only forwards in time." },
		{
			id: "lisonallen/framepack-i2v",
			description: "FramePack as first published, which plans the end before the middle.",
		},
		{ id: "multimodalart/wan2-1-fast", description: "Wan 2.1 in a handful of steps." },
		{
			id: "multimodalart/stable-video-diffusion",
			description: "Stable Video Diffusion of 2023: no prompt, an image only.",
		},
	],
	example: {
		id: "ali-vilab/i2vgen-xl",
		tags: ["diffusers:I2VGenXLPipeline"],
		pipeline_tag: "image-to-video",
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
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Start with what your GPU can hold. Video models of 13 to 14 billion parameters need 24 GB or more even with their text encoder moved to the CPU, and minutes for a clip; distilled releases need a tenth of the steps and lose some of the fine motion. Try your idea on a small or distilled one, and run the large one overnight for the take you keep.",
		"Resolution and length are trained in, not chosen freely. A model for 480p that is asked for 720p repeats things or melts them, and past its usual five seconds faces drift. Where you need longer videos, look at models that continue section by section, and watch the joints.",
		'Give it an image that can move. A subject cut off by the frame, a hand half hidden, a background full of small text: these are what breaks first. Describe motion, not the image, which the model can see: "the kite dips, the camera stays" does more than a list of what is there.',
		"If you must control the motion, a sentence will not do. Models that accept masks, depth, poses or a camera path take longer to set up and follow what you draw. As for licences, Wan's weights are Apache-2.0, while HunyuanVideo and LTX come under their own terms, with limits by region or by turnover.",
	],
	measuring: [
		"Look at clips before you look at figures. Play them at half speed and note the first frame in which something is wrong, and what: identity, geometry, flicker, or motion that physics forbids. A dozen images from your own work tell more than a leaderboard's mean.",
		"FVD compares the statistics of many clips with those of real ones. It needs hundreds of them, depends on the clip's length and frame rate, and says nothing of a single video. Identity is measured by comparing a face or object embedding of the first frame with the later ones, and motion by optical flow; a still image has perfect identity and no motion, so report the two together.",
		"Measure cost with quality: seconds of video per hour of GPU time, at the resolution you ship.",
	],
};
