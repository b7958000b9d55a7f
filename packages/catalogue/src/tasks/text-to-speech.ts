import type { TaskEntry } from "../shapes.ts";

export const textToSpeech: TaskEntry = {
	id: "text-to-speech",
	summary:
		"Reads a text aloud. The model decides what the letters leave open: how a name is pronounced, which words are stressed, how long to pause. Many can imitate a voice from a few seconds of a recording, which makes consent part of the engineering.",
	demo: {
		inputs: [{ type: "text", label: "Text", content: "Hello. You are early." }],
		outputs: [{ type: "audio", filename: "hello.wav", label: "Speech, 2 seconds, 16 kHz mono" }],
		note: "Spoken by a formant synthesiser of this project, with the technique of the 1980s. Current models sound like people.",
	},
	models: [
		{
			id: "suno/bark-small",
			description: "Speech with laughs and sighs in 13 languages; a smaller Bark, 1.7 GB of weights. MIT licence.",
		},
		{
			id: "KittenML/kitten-tts-nano-0.1",
			description: "Tiny: English on a CPU, for devices with little room.",
		},
		{
			id: "ResembleAI/chatterbox",
			description: "Takes on a voice from a short sample, with a dial for how expressive; marks its output inaudibly.",
		},
		{
			id: "fishaudio/fish-speech-1.5",
			description: "13 languages, a voice from a sample; read its licence before commercial use.",
		},
		{
			id: "nari-labs/Dia-1.6B-0626",
			description:
				"Dialogue in English: a script for two speakers in one pass, with laughs and coughs written in brackets.",
		},
	],
	datasets: [
		{
			id: "parler-tts/mls_eng_10k",
			description: "10,000 hours of English audiobooks, cut from the larger set of the same name.",
		},
		{
			id: "mythicinfinity/libritts_r",
			description: "585 hours of English audiobooks by many readers, their sound restored; 24 kHz.",
		},
		{
			id: "facebook/multilingual_librispeech",
			description: "Audiobooks read by volunteers in eight languages, most of them in English; 16 kHz.",
		},
	],
	metrics: [
		{
			id: "mel cepstral distortion",
			description: "Distance in decibels between the spectra of synthetic and recorded speech, aligned in time.",
		},
	],
	spaces: [
		{ id: "hexgrad/Kokoro-TTS", description: "Kokoro, 82 M parameters and a few dozen fixed voices." },
		{ id: "fishaudio/fish-speech-1", description: "Fish Speech, with a voice you upload." },
		{ id: "ResembleAI/Chatterbox", description: "Chatterbox, with its dial for expression." },
		{ id: "TTS-AGI/TTS-Arena-V2", description: "Ranks models by votes between two unnamed voices." },
		{ id: "ngxson/kokoro-podcast-generator", description: "Turns a text into a spoken dialogue with Kokoro." },
	],
	example: {
		id: "suno/bark-small",
		tags: ["bark"],
		pipeline_tag: "text-to-speech",
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
	widgetModels: ["suno/bark"],
	youtubeId: "NW62DpzJ274",
	canonicalId: "text-to-audio",
	isPlaceholder: false,
	choosing: [
		"Decide between a fixed voice and any voice. Models with a few built-in voices are small, steady and quick. Models that clone from a sample are larger, vary from run to run, and need the speaker's consent and, in many places, a mark on the output.",
		"Ask how it fails. Those that generate audio tokens with a language model sound most alive, and now and then skip a word, repeat one, or trail off in long texts; feed them a sentence or two at a time and check what came out. Those that predict durations say every word, more evenly than a person would. In transformers the pipeline is called `text-to-audio`, and `text-to-speech` is another name for it.",
		'The text comes before the model: figures, dates, abbreviations, names. "Dr. Reading, 12/5" has several readings. Some models normalise and look words up, others guess. Try your own hard cases, and prefer models that accept phonemes where names matter.',
		"For conversation, time to the first sound counts, not speed overall: look for streaming, and below about 300 milliseconds. For audiobooks it is the reverse. And ask for the output sample rate; 24 kHz is usual, 16 kHz sounds like a telephone.",
	],
	measuring: [
		"Listening decides. Mean opinion scores (people rate naturalness from 1 to 5) compare only within one test: other listeners, other headphones or a better rival shift all figures, and real recordings get about 4.5, not 5. Comparing two voices blind is more sensitive, and a hundred votes tell you something.",
		"Intelligibility can be counted: transcribe the output with a recogniser and take the word error rate. It finds skipped and invented words, which naturalness scores forgive; it cannot hear a flat or a wrong intonation. For cloning, add the similarity of speaker embeddings to the sample.",
		"Mel cepstral distortion needs a recording of the very sentence and punishes every legitimate difference in pace and pitch. Use it to watch one model in training, never to rank models.",
	],
};
