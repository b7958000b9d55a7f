import type { TaskEntry } from "../shapes.ts";

export const videoTextToText: TaskEntry = {
	id: "video-text-to-text",
	summary: "A video and a question or request go in, and text comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "Vision-CAIR/LongVU_Qwen2_7B", description: "Compresses long videos so that a 7 B model can follow them." },
		{ id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32", description: "A 7 B model for video." },
		{
			id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
			description: "A small model for pictures and video, 2.2 B parameters.",
		},
	],
	datasets: [
		{ id: "lmms-lab/Video-MME", description: "A benchmark of questions on videos from seconds to an hour." },
		{ id: "lmms-lab/VideoChatGPT", description: "Questions for testing talk about videos." },
		{ id: "HuggingFaceFV/finevideo", description: "Videos with detailed annotations of scenes, people and mood." },
	],
	metrics: [],
	spaces: [
		{ id: "llava-hf/video-llava", description: "A demo of Video-LLaVA." },
		{ id: "opencompass/openvlm_video_leaderboard", description: "Ranks models on video benchmarks." },
		{ id: "HuggingFaceTB/SmolVLM2-HighlightGenerator", description: "Cuts the highlights out of a video." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
