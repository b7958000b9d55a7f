import type { TaskEntry } from "../shapes.ts";

export const imageToVideo: TaskEntry = {
	id: "image-to-video",
	summary: "A picture goes in, and a short video that begins with it comes out.",
	demo: { inputs: [], outputs: [] },
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
	widgetModels: [],
	isPlaceholder: true,
};
