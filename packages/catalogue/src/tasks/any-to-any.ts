import type { TaskEntry } from "../shapes.ts";

export const anyToAny: TaskEntry = {
	id: "any-to-any",
	summary:
		"One model for several kinds of input and output: it reads text, images and audio in the same context, and can answer in more than text. The tag promises more than most models deliver. Some accept everything and write only text, some also speak, some also generate images; hardly any do all of it well. So first check on the card which outputs a model has.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "departures.svg",
				alt: "A station's departure board above a platform that has a yellow line along its edge.",
			},
			{
				type: "text",
				label: "Request",
				content: "Which colour is the line along the platform? Say it aloud, in a word.",
			},
		],
		outputs: [
			{ type: "text", label: "Answer", content: "Yellow." },
			{ type: "audio", filename: "yellow.wav", label: "The same, spoken; 16 kHz mono" },
		],
		note: "The image was drawn for this page, the answer was written by hand, and the voice is a formant synthesiser, far below what these models produce.",
	},
	models: [
		{
			id: "deepseek-community/Janus-Pro-1B",
			description:
				"2 B parameters that read images and make them, on one language model; the smallest of its kind that Transformers loads. MIT licence.",
		},
		{
			id: "Qwen/Qwen2.5-Omni-7B",
			description:
				"Takes text, images, sound and video; returns text and speech, as a stream. One half thinks in text, the other speaks it.",
		},
		{
			id: "Qwen/Qwen3-Omni-30B-A3B-Instruct",
			description:
				"Takes text, images, sound and video and returns text and speech, with a mixture of experts: 35 B parameters, 71 GB at 16 bits, 3 B parameters active for each token. Apache-2.0.",
			stated: { source: "starter:Qwen/Qwen3-Omni-30B-A3B-Instruct", day: "2026-11-24" },
		},
		{
			id: "OmniGen2/OmniGen2",
			description:
				"Takes text and images, returns text or images: makes, edits and combines them. Language and image generation have separate weights.",
		},
		{
			id: "openbmb/MiniCPM-o-2_6",
			description:
				"8.7 B parameters, 17 GB at 16 bits and less in its 4-bit versions: sees, hears, and speaks in a voice it is given.",
			stated: { source: "starter:openbmb/MiniCPM-o-2_6", day: "2026-11-24" },
		},
		{
			id: "ByteDance-Seed/BAGEL-7B-MoT",
			description: "Understands, makes and edits images. No sound.",
		},
	],
	datasets: [
		{
			id: "PKU-Alignment/align-anything",
			description:
				"Which of two answers people preferred, and why, for answers in text, images, sound and video; for preference training.",
		},
	],
	metrics: [],
	spaces: [{ id: "OmniGen2/OmniGen2", description: "Makes an image, or edits yours as you write." }],
	example: {
		id: "deepseek-community/Janus-Pro-1B",
		tags: ["janus"],
		pipeline_tag: "any-to-any",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 2_090_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 4_180_000_000 },
			source: "hub:deepseek-ai/Janus-Pro-1B@960ab33 pytorch_model.bin",
			day: "2026-11-24",
		},
		{
			value: { licence: "mit", gated: false },
			source: "hub:deepseek-community/Janus-Pro-1B@99fdc0b tokenizer.json",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Write down the inputs and outputs that you actually need. If the output is always text, models listed under image-text-to-text or audio-text-to-text are stronger at equal size and far better supported by software. If it is an image, diffusion models edit better. What remains is conversation that switches between modalities: a voice assistant that looks at what you hold up.",
		"Compare with the pipeline. A recogniser, a chat model and a voice, three parts that you can swap, log and test, still beat an omni model in reliability. The single model wins on latency, and on what a transcript throws away: hesitation, irony, a cough, who is meant.",
		"Software decides as much as weights. Many servers run only the text half of such models, quantized files often leave the vision or speech tower out, and speech output may need a second process. Before you plan anything, run the exact combination of inputs and outputs on the engine that you would deploy.",
		"Budget for video. Frames at one or two a second plus sound fill 32,000 tokens in a few minutes. And anything that speaks in a given voice needs consent for that voice.",
	],
	measuring: [
		"No single figure covers this task, so measure each pair of modalities separately: images to text by the benchmarks for that, speech to text by word error rate, text to speech by transcribing it and by listening. Next to each, put the score of a specialised model of the same size. The gap is what you pay for having one model.",
		"Then test what only such a model can do. Do the outputs agree (does the voice say what the text says)? Does it use both (a question that needs the image and the tone)? Swap one input for a wrong one, and see which input it trusts. Many fall back on the text.",
		"For conversation, measure the time from the end of your sentence to the first sound, how it handles interruptions, and whether it stays coherent after ten minutes with images in the context. A one-shot test shows none of these.",
	],
};
