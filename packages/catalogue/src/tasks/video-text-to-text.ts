import type { TaskEntry } from "../shapes.ts";

export const videoTextToText: TaskEntry = {
	id: "video-text-to-text",
	summary:
		"Watch this and answer me. Frames are sampled from the film, turned into tokens like those of a text, and a language model reads them together with the question: it sums up, finds the moment, counts, or explains.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "tea-frames.svg",
				alt: "Four frames a second apart: a teapot tips, tea runs into a cup, the pot comes upright again.",
				standsFor: "video",
			},
			{ type: "text", label: "Question", content: "Is the cup full at the end, and when does the pouring stop?" },
		],
		outputs: [
			{
				type: "text",
				label: "Answer",
				content:
					"Yes, it is nearly full. The pouring stops between 2 and 3 seconds; at 3 seconds the pot is upright again.",
			},
		],
		note: "Question and answer were written for this page.",
	},
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
	example: {
		id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
		tags: ["conversational"],
		pipeline_tag: "video-text-to-text",
		library_name: "transformers",
	},
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"The budget is tokens. A frame costs dozens to hundreds of them, so a model with 32,000 tokens sees a minute densely or an hour as a slide show. Ask what your questions need: a gist is happy with one frame in ten seconds, a sleight of hand wants ten a second.",
		"Small models of about two billion parameters describe short clips well and run on a laptop. For questions about order, cause or speech you will want seven billion or more. Few listen: unless the model says that it takes sound, add a transcript to the prompt, with times.",
		"For long film, search first. Cut it into scenes, embed or caption each, and give the model only those that bear on the question. This beats feeding it everything, and it can say where it looked.",
		"Ask for times and check them. Models are more sure of what happened than of when.",
	],
	measuring: [
		"Benchmarks of multiple choice are easy to run and easy to fool: give the questions without the video and see how many the language model guesses. What is left above that is seeing.",
		"For open answers, use a judge model with the reference at hand, and read a sample yourself. Report short and long film apart; a mean over both hides that most models fall off after some minutes.",
		"In your own product count two things: answers that are wrong, and moments cited that do not show what is claimed. The second is what costs trust.",
	],
};
