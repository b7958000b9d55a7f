import type { TaskEntry } from "../shapes.ts";

export const audioClassification: TaskEntry = {
	id: "audio-classification",
	summary:
		"Labels what can be heard in a recording: a spoken command, one of a hundred languages, an angry voice, breaking glass. The model turns a few seconds of audio into a spectrogram or into learnt features, and scores every label it was trained on. The labels apply to the clip as a whole; to find when a sound starts and ends, run the model on short windows.",
	demo: {
		inputs: [{ type: "audio", filename: "owl.wav", label: "A sound at night, 2 seconds, 16 kHz mono" }],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "Owl", score: 0.72 },
					{ label: "Hoot", score: 0.58 },
					{ label: "Animal", score: 0.41 },
					{ label: "Whistling", score: 0.06 },
				],
			},
		],
		note: "The owl is a synthesised sum of sine waves, and the scores are made up. The labels are AudioSet's, each scored separately, so they may add up to more than 1.",
	},
	models: [
		{
			id: "speechbrain/google_speech_command_xvector",
			description:
				"Ten spoken commands (yes, no, up, stop …), one class for other words and one for silence; loads with SpeechBrain.",
		},
		{
			id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
			description:
				"A large wav2vec 2.0 fine-tuned on RAVDESS: eight emotions as 24 actors play them, in two fixed sentences. Expect less on ordinary speech.",
		},
		{
			id: "facebook/mms-lid-126",
			description: "Says which of 126 languages is spoken. Its labels are three-letter ISO codes.",
		},
	],
	datasets: [
		{
			id: "s3prl/superb",
			description: "Tests of speech encoders with frozen weights, on commands, intents, speakers, emotions and more.",
		},
		{
			id: "agkphysics/AudioSet",
			description:
				"Two million ten-second clips of videos under 527 labels, which say what is heard somewhere in the clip but not when.",
		},
	],
	metrics: [
		{ id: "accuracy", description: "The share of clips given the right label; for one label per clip." },
		{ id: "recall", description: "Of the clips in which a sound occurs, the share that were flagged." },
		{ id: "precision", description: "Of the clips flagged, the share in which the sound does occur." },
		{
			id: "f1",
			description: "Precision and recall of one label in a single figure; averaged over labels it is called macro.",
		},
	],
	spaces: [{ id: "kurianbenoy/audioclassification", description: "Classifies a recording that you upload." }],
	example: {
		id: "MIT/ast-finetuned-audioset-10-10-0.4593",
		tags: [],
		pipeline_tag: "audio-classification",
		library_name: "transformers",
		cardData: { license: "bsd-3-clause" },
		num_parameters: 87_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 346_000_000, licence: "bsd-3-clause", gated: false },
			source: "hub:MIT/ast-finetuned-audioset-10-10-0.4593@f826b80 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
	youtubeId: "KWwzcmG98Ds",
	isPlaceholder: false,
	choosing: [
		"Two families share this page. Models of sound events (AST, PANNs, BEATs) read a mel spectrogram, were trained on AudioSet and know dogs, sirens and saxophones. Models of speech (wav2vec 2.0, HuBERT, WavLM, Whisper's encoder) read the wave or its spectrogram and know voices. Fine-tune the one that matches your sounds: a speech encoder is a poor judge of engines, and the other way round.",
		"Listen to what the sample rate leaves. Most of these models take 16 kHz, which keeps nothing above 8 kHz: enough for speech, too little for bats, many insects and the whine of a failing bearing. Recordings at another rate must be resampled; without resampling, they sound slowed down or sped up to the model, which gives no error.",
		"Window and hop are yours to choose. AST sees about ten seconds and pads what is shorter; a gunshot in ten seconds of street is a small part of the evidence. For events use windows of one to two seconds with half overlap, smooth the scores over neighbours, and set the threshold of each label separately.",
		"On a microcontroller the question is different: a convolutional network of a few hundred kilobytes on 40 mel bands spots a few words all day on a small battery. For a new wake word, record many voices and, above all, hours of everything that is not the word.",
	],
	measuring: [
		"AudioSet is reported as mean average precision over its 527 labels, and good models stay near 0.5, partly because raters missed sounds that are there. Such a figure orders models; it does not say how often an alarm will be right.",
		"Measure an always-listening detector over time: false alarms per hour on ordinary sound, at the share of events that you can afford to miss. A precision from a balanced test set says little here, because in a real week nearly every second is negative.",
		"Split by speaker, device and place, never by clip. If clips of one recording are in both training and test data, any task looks solved, and for emotion a random split largely measures whether the actor is recognised. Then test at the signal-to-noise ratios you will meet, with the microphone you will use.",
	],
	variants: {
		"keyword-spotting":
			"Waits for one of a few words. Small, always on, and judged by the false alarms it raises in an ordinary day.",
		"speaker-identification":
			"Which of the enrolled people is talking; whether two recordings are the same person is verification, which compares vectors.",
		"audio-intent-classification":
			"What the speaker wants done, straight from the sound and without a transcript that could go wrong first.",
		"audio-emotion-recognition":
			"How the voice sounds: angry, sad, calm. It hears the performance, not the state of mind, and using it on people is restricted in some places.",
		"audio-language-identification":
			"Which language is spoken; a few seconds are enough for most, though close relatives such as Hindi and Urdu stay hard.",
	},
};
