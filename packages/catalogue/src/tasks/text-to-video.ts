import type { TaskEntry } from "../shapes.ts";

export const textToVideo: TaskEntry = {
	id: "text-to-video",
	summary: "A description goes in, and a short video comes out.",
	demo: { inputs: [], outputs: [] },
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
	isPlaceholder: true,
};
