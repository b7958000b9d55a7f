import type { TaskEntry } from "../shapes.ts";

export const textToAudio: TaskEntry = {
	id: "text-to-audio",
	summary:
		"Generates audio from a description: thirty seconds of slow piano, rain on a tin roof, a creaking door. Models either write compressed audio token by token, as language models write words, or generate a latent spectrogram from noise. Speech from a given text has a separate task, text to speech, but hubs list some of it here.",
	demo: {
		inputs: [{ type: "text", label: "Prompt", content: "five calm notes plucked on a harp, rising, close and dry" }],
		outputs: [{ type: "audio", filename: "harp.wav", label: "Sound, 2 seconds, 16 kHz mono" }],
		note: "No model ran: a script adds sine waves up to five plucked strings. Models return 32 or 44.1 kHz, often in stereo.",
	},
	models: [
		{
			id: "suno/bark-small",
			description:
				"A smaller Bark, and quicker, with the same voices, laughs and simple sounds; 1.7 GB of weights. MIT licence.",
		},
		{
			id: "facebook/musicgen-small",
			description:
				"Instrumental music from a description: up to 30 seconds at 32 kHz mono. Read its licence before commercial use.",
		},
		{
			id: "stabilityai/stable-audio-3-medium",
			description:
				"Music and sound effects by diffusion, 2.3 B parameters, English prompts. Gated, under a community licence of its own.",
			stated: { source: "starter:stabilityai/stable-audio-3-medium", day: "2026-11-24" },
		},
		{
			id: "ACE-Step/Ace-Step1.5",
			description: "Music under the MIT licence; the repository brings its own code, about 10 GB in all.",
			stated: { source: "starter:ACE-Step/Ace-Step1.5", day: "2026-11-24" },
		},
		{
			id: "suno/bark",
			description:
				"Speech above all, with laughs, sighs and bits of song when the prompt writes them in brackets. No two runs alike.",
		},
	],
	datasets: [
		{
			id: "agkphysics/AudioSet",
			description:
				"Ten-second clips under labels of sounds; the captions that text-to-audio models learn from were mostly written about a part of it.",
		},
	],
	metrics: [
		{
			id: "Fréchet Audio Distance",
			description:
				"How far the embeddings of many generated clips lie from those of real ones; lower is better, and only comparable with the same encoder.",
		},
		{
			id: "CLAP score",
			description: "Cosine similarity of the clip and its prompt under a model that embeds both.",
		},
	],
	spaces: [],
	example: {
		id: "suno/bark-small",
		tags: ["bark"],
		pipeline_tag: "text-to-audio",
		library_name: "transformers",
		cardData: { license: "mit" },
	},
	exampleSources: [
		{
			value: { bytes: 1_680_000_000, licence: "mit", gated: false },
			source: "hub:suno/bark-small@50f0cdb pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Read the licence first. MusicGen's weights exclude commercial use, others ask a fee above a turnover, and what the training music allowed is disputed in court. If the sound will be sold, start from models that name licensed or public-domain data.",
		"Match what was in the training set. Music models do foley badly, effect models have no sense of bars, and few of either sing. A song with lyrics needs a model that takes lyrics as an input of their own, with tags for verse and chorus.",
		"Length follows from the design. Token models continue as long as you wait, but lose the thread after half a minute; latent diffusion fills a window of a set length and returns silence if the prompt asked for less. For a loop, generate longer than you need and cut at a beat.",
		"Prompts are best written like the captions they were trained on: instruments, mood, tempo in beats a minute, room, recording quality. Keep the seed with every take. Make four at once and keep one: on a GPU a batch costs little more than a single take, and takes differ more than models do.",
	],
	measuring: [
		"Fréchet Audio Distance compares sets, not single clips: use a few thousand samples on each side, name the encoder (VGGish, PANNs and CLAP disagree about the order of models), and report the distance of two halves of the real set as a floor. On MusicCaps with VGGish, musicgen-small scores 4.9.",
		"A CLAP score says whether roughly the right things are heard. It misses order, counts and negation: a dog that barks before the bell scores like one that barks after it. Tempo and key, on the other hand, can be measured with ordinary signal analysis whenever the prompt named them.",
		"Ask listeners two separate questions, how well does it fit the prompt and how good does it sound, with real recordings hidden among the takes. Last, look for copies: search the outputs against the training set or a large catalogue by audio fingerprint, above all for prompts that name a style narrowly.",
	],
};
