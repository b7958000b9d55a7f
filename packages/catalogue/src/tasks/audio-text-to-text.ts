import type { TaskEntry } from "../shapes.ts";

export const audioTextToText: TaskEntry = {
	id: "audio-text-to-text",
	summary: "A recording and a written request go in, and a written answer comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "fixie-ai/ultravox-v0_5-llama-3_2-1b", description: "A 1 B Llama 3.2 that takes speech beside text." },
		{ id: "Qwen/Qwen2-Audio-7B-Instruct", description: "A 7 B chat model that hears speech, sounds and music." },
		{
			id: "mistralai/Voxtral-Small-24B-2507",
			description: "A 24 B model that transcribes speech and answers questions about it.",
		},
		{ id: "nvidia/audio-flamingo-3", description: "Answers questions about speech, sounds and music." },
	],
	datasets: [
		{ id: "nvidia/AF-Think", description: "Questions about audio with written-out reasoning." },
		{ id: "tsinghua-ee/QualiSpeech", description: "Speech with written judgements of its quality." },
	],
	metrics: [],
	spaces: [
		{ id: "iamomtiwari/ATTT", description: "A small demo of the task." },
		{ id: "freddyaboulton/talk-to-qwen-webrtc", description: "Talks with a Qwen model over a live connection." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
