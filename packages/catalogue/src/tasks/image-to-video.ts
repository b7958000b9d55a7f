import type { TaskEntry } from "../shapes.ts";

export const imageToVideo: TaskEntry = {
	id: "image-to-video",
	summary:
		"One still picture becomes the first frame of a few seconds of film. Everything after it is invented: what moves, how it moves, what comes into view when the camera turns. Most models take a sentence beside the picture that says what should happen.",
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
		note: "Drawn for this page, frame by frame; a model would give some dozens of frames a second.",
	},
	models: [
		{ id: "Lightricks/LTX-Video-0.9.7-dev", description: "The full 0.9.7 release of LTX-Video." },
		{
			id: "Wan-AI/Wan2.1-VACE-14B",
			description: "Makes and edits video from pictures, clips and masks; 14 B parameters.",
		},
		{
			id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
			description: "Continues a picture section by section, so long clips need no more memory than short ones.",
		},
		{ id: "Lightricks/LTX-Video-0.9.7-distilled", description: "LTX-Video 0.9.7 distilled to need far fewer steps." },
		{ id: "Skywork/SkyReels-V2-I2V-14B-720P", description: "The picture-to-video model of SkyReels V2, for 720p." },
		{ id: "tencent/HunyuanVideo-I2V", description: "HunyuanVideo that starts from a picture." },
		{ id: "Wan-AI/Wan2.1-I2V-14B-720P", description: "The picture-to-video model of Wan 2.1, for 720p." },
		{ id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers", description: "The same model in the layout that diffusers loads." },
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
			description: "Fréchet Video Distance: how far the statistics of generated videos are from those of real ones.",
		},
		{ id: "clip_score", description: "How well frames and prompt agree, judged by CLIP." },
		{
			id: "lpips",
			description: "Perceptual distance between pictures, measured in the features of a network; lower is closer.",
		},
		{
			id: "identity_preservation",
			description: "Whether the subject of the picture stays recognisable through the video.",
		},
		{ id: "motion_score", description: "How much moves; it says nothing about whether the motion is right." },
	],
	spaces: [
		{ id: "Lightricks/ltx-video-distilled", description: "A demo of the distilled LTX-Video." },
		{ id: "linoyts/FramePack-F1", description: "A demo of FramePack F1." },
		{ id: "lisonallen/framepack-i2v", description: "A demo of FramePack." },
		{ id: "multimodalart/wan2-1-fast", description: "A demo of Wan 2.1 with few steps." },
		{ id: "multimodalart/stable-video-diffusion", description: "A demo of Stable Video Diffusion." },
	],
	example: {
		id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
		tags: [],
		pipeline_tag: "image-to-video",
		library_name: "diffusers",
	},
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Begin with what your card can hold. Video models of 13 to 14 billion parameters want 24 GB or more even with their text encoder moved to the CPU, and minutes for a clip; distilled releases need a tenth of the steps and lose some of the fine motion. Try your idea on a small or distilled one, and run the large one over night for the take you keep.",
		"Resolution and length are trained in, not chosen freely. A model for 480p that is asked for 720p repeats things or melts them, and past its usual five seconds faces drift. Where you need longer film, look at models that continue section by section, and watch the joints.",
		'Give it a picture that can move. A subject cut off by the frame, a hand half hidden, a background full of small text: these are what breaks first. Describe motion, not the picture, which the model can see: "the kite dips, the camera stays" does more than a list of what is there.',
		"If you must control the motion, a sentence will not do. Models that accept masks, depth, poses or a camera path take longer to set up and follow what you draw. Check the licence before you build on one: several of the best weights may not be used commercially.",
	],
	measuring: [
		"Look at clips before you look at figures. Play them at half speed and note the first frame in which something is wrong, and what: identity, geometry, flicker, or motion that physics forbids. Ten prompts of your own tell more than a leaderboard's mean.",
		"FVD compares the statistics of many clips with those of real ones. It needs hundreds of them, depends on the clip's length and frame rate, and says nothing of a single video. Identity is measured by comparing a face or object embedding of the first frame with the later ones, and motion by optical flow; a still picture has perfect identity and no motion, so report the two together.",
		"Measure cost with quality: seconds of film per hour of card, at the resolution you ship.",
	],
};
