import type { TaskEntry } from "../shapes.ts";

export const videoTextToText: TaskEntry = {
	id: "video-text-to-text",
	summary:
		"Answers in text about a video. Frames are sampled and turned into tokens like those of a text, and a language model reads them together with the question: it summarises, finds a moment, counts, or explains. It cannot know what happened between two sampled frames, and seldom admits it.",
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
		note: "Question and answer were written for this page, about four drawn frames; a model would see between eight and several hundred.",
	},
	models: [
		{
			id: "Vision-CAIR/LongVU_Qwen2_7B",
			description: "Drops frames and patches that repeat, so that a 7 B model can follow an hour of video.",
		},
		{
			id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
			description: "7 B parameters, few tokens for each frame; not uploaded by its authors. Brings its own code.",
		},
		{
			id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
			description: "2.2 B parameters, 9 GB at 32 bits: images and video. Apache-2.0.",
		},
		{
			id: "OpenMOSS-Team/MOSS-VL-Instruct-0708",
			description:
				"11 B parameters, 23 GB at 16 bits, English and Chinese; the repository brings its own code. Apache-2.0.",
			stated: { source: "starter:OpenMOSS-Team/MOSS-VL-Instruct-0708", day: "2026-11-24" },
		},
	],
	datasets: [
		{
			id: "lmms-lab/Video-MME",
			description: "2,700 questions with four options on 900 videos, from eleven seconds to an hour.",
		},
		{
			id: "lmms-lab/VideoChatGPT",
			description: "Open questions on 500 clips, for judging free answers on detail, context and order in time.",
		},
		{
			id: "HuggingFaceFV/finevideo",
			description: "3,400 hours in 43,000 videos, with scenes, people, mood and story annotated by a model.",
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: "The share of multiple-choice questions answered right, best given by length of video.",
		},
		{
			id: "Temporal IoU",
			description: "Seconds that the named segment and the true one share, divided by the seconds in either.",
		},
	],
	spaces: [
		{ id: "llava-hf/video-llava", description: "Video-LLaVA, on your own clip or image." },
		{ id: "opencompass/openvlm_video_leaderboard", description: "Ranks models on video benchmarks." },
		{ id: "HuggingFaceTB/SmolVLM2-HighlightGenerator", description: "Cuts the highlights out of a video." },
	],
	example: {
		id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
		tags: ["conversational"],
		pipeline_tag: "video-text-to-text",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 2_250_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 8_990_000_000 },
			source: "hub:HuggingFaceTB/SmolVLM2-2.2B-Instruct@c0a7af5 model.safetensors.index.json",
			day: "2026-11-24",
		},
		{
			value: { licence: "apache-2.0", gated: false },
			source: "hub:HuggingFaceTB/SmolVLM2-2.2B-Instruct@eccc248 tokenizer.json",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"The budget is tokens. A frame costs dozens to hundreds of them, so a model with 32,000 tokens sees a minute densely or an hour as a slide show. Ask what your questions need: a gist needs one frame in ten seconds, a sleight of hand ten per second.",
		"Small models of about two billion parameters describe short clips well and run on a laptop. For questions about order, cause or speech you will want seven billion or more. Few listen: unless the model says that it takes sound, add a transcript to the prompt, with times.",
		"For long videos, search first. Cut it into scenes, embed or caption each, and give the model only those that bear on the question. This beats feeding it everything, and it can say where it looked.",
		"Ask for times and check them. Models are more sure of what happened than of when.",
	],
	measuring: [
		"Benchmarks of multiple choice are easy to run and easy to fool: give the questions without the video and see how many the language model guesses. On Video-MME chance is 25 %, and good 7 B models score 55 to 65 without subtitles.",
		"For open answers, use a judge model with the reference at hand, and read a sample yourself. Report short and long videos separately; a mean over both hides that most models get worse after a few minutes.",
		"In your own product count two things: answers that are wrong, and moments cited that do not show what is claimed. The second is what costs trust.",
	],
};
