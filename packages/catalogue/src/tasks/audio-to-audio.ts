import type { TaskEntry } from "../shapes.ts";

export const audioToAudio: TaskEntry = {
	id: "audio-to-audio",
	summary:
		"A recording goes in, and one or several recordings made from it come out: cleaned, separated or in another voice.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "ResembleAI/resemble-enhance",
			description: "Takes the noise out of speech and restores what a poor recording lost.",
		},
		{ id: "microsoft/speecht5_vc", description: "SpeechT5 fine-tuned to say the same words in another voice." },
	],
	datasets: [
		{
			id: "Matthijs/cmu-arctic-xvectors",
			description: "Vectors that describe the voices of the CMU ARCTIC recordings.",
		},
	],
	metrics: [
		{ id: "snri", description: "Improvement of the signal-to-noise ratio over the input, in decibels." },
		{ id: "sdri", description: "Improvement of the signal-to-distortion ratio over the input, in decibels." },
	],
	spaces: [
		{ id: "younver/speechbrain-speech-separation", description: "Separates voices with SpeechBrain." },
		{
			id: "nakas/audio-diffusion_style_transfer",
			description: "Carries the style of one recording to another by diffusion.",
		},
	],
	widgetModels: ["speechbrain/sepformer-wham"],
	youtubeId: "iohj7nCCYoM",
	isPlaceholder: true,
};
