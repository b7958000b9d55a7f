import type { TaskEntry } from "../shapes.ts";

export const audioClassification: TaskEntry = {
	id: "audio-classification",
	summary: "A recording goes in, and labels with scores come out: a command, a language, an emotion, a kind of sound.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "speechbrain/google_speech_command_xvector", description: "Recognises short spoken commands." },
		{
			id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
			description: "Wav2vec 2.0 fine-tuned to name the emotion in English speech.",
		},
		{ id: "facebook/mms-lid-126", description: "Says which of 126 languages is spoken." },
	],
	datasets: [
		{
			id: "s3prl/superb",
			description: "A benchmark of speech tasks, keyword spotting and emotion recognition among them.",
		},
		{ id: "agkphysics/AudioSet", description: "Ten-second clips labelled with the sounds heard in them." },
	],
	metrics: [
		{ id: "accuracy", description: "The share of clips given the right label." },
		{ id: "recall", description: "Of the clips that have a label, the share that were given it." },
		{ id: "precision", description: "Of the clips given a label, the share that have it." },
		{ id: "f1", description: "The harmonic mean of precision and recall." },
	],
	spaces: [{ id: "kurianbenoy/audioclassification", description: "A small demo of the task." }],
	widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
	youtubeId: "KWwzcmG98Ds",
	isPlaceholder: true,
};
