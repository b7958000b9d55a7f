import type { TaskEntry } from "../shapes.ts";

export const audioToAudio: TaskEntry = {
	id: "audio-to-audio",
	summary:
		"Transforms one recording into another: it removes street noise from speech, splits a song into voice and instruments, separates two speakers who talked at the same time, or changes the voice of a sentence. Some models filter and keep part of the original. Others generate, and what they fill in where the recording was poor may never have been said.",
	demo: {
		inputs: [{ type: "audio", filename: "two-voices.wav", label: "Two sentences at once, 16 kHz mono" }],
		outputs: [
			{ type: "audio", filename: "a-year-ago.wav", label: "First voice" },
			{ type: "audio", filename: "hello.wav", label: "Second voice" },
		],
		note: "This example was made in reverse: two sentences were synthesised and then mixed. A model that separates them leaves traces of one in the other.",
	},
	models: [
		{
			id: "ResembleAI/resemble-enhance",
			description:
				"Two steps for speech: a denoiser that filters, then an enhancer that rebuilds what is missing, at 44.1 kHz.",
		},
		{
			id: "microsoft/speecht5_vc",
			description:
				"Voice conversion with SpeechT5: the words stay, the voice becomes that of a speaker vector you supply. Trained on CMU ARCTIC.",
		},
	],
	datasets: [
		{
			id: "Matthijs/cmu-arctic-xvectors",
			description:
				"Speaker vectors of the CMU ARCTIC recordings: what SpeechT5 needs besides the sound to know whose voice to use.",
		},
	],
	metrics: [
		{
			id: "snri",
			description: "How many decibels the signal-to-noise ratio has gained over the unprocessed mixture.",
		},
		{
			id: "sdri",
			description:
				"The same against all distortion; in its scale-invariant form (SI-SDRi) the usual figure for separation.",
		},
	],
	spaces: [
		{
			id: "younver/speechbrain-speech-separation",
			description: "Separates two speakers in your own recording with SpeechBrain.",
		},
		{
			id: "nakas/audio-diffusion_style_transfer",
			description: "Re-draws the spectrogram of one recording in the manner of another, by diffusion.",
		},
	],
	example: {
		id: "speechbrain/sepformer-wham",
		tags: ["audio-source-separation"],
		pipeline_tag: "audio-to-audio",
		library_name: "speechbrain",
		config: { speechbrain: { speechbrain_interface: "SepformerSeparation" } },
		cardData: { license: "apache-2.0" },
	},
	exampleSources: [
		{
			value: { bytes: 113_000_000, licence: "apache-2.0", gated: false },
			source: "hub:speechbrain/sepformer-wham@0cb80d4 masknet.ckpt",
			day: "2026-11-24",
		},
	],
	widgetModels: ["speechbrain/sepformer-wham"],
	youtubeId: "iohj7nCCYoM",
	isPlaceholder: false,
	choosing: [
		"Name the operation before you look for models, since the tag covers six: noise reduction, separation of voices, separation of music, voice conversion, restoring bandwidth and, recently, spoken conversation. No model does more than one of these. For music, take a four-stem separator such as Demucs or RoFormer; SpeechBrain's SepFormers are for speech.",
		"The choice that matters is whether to filter or to generate. A mask over the spectrogram can only remove sound, and at worst the result is muffled. Diffusion and vocoder models give studio sound from a telephone line, and may turn one consonant into another. For evidence, medicine and transcription, stay with masks; for a podcast, generate.",
		"Check rate and number of sources. `speechbrain/sepformer-wham` works at 8 kHz and always returns two voices, whether one or three spoke. Live use needs a causal model: most published ones look a second or more ahead, which nobody on a call will accept; the small ones made for it (RNNoise, GTCRN, DeepFilterNet) take tens of milliseconds.",
		"If a recogniser comes next, try without any of this first. Large ones were trained on noise and often do worse on cleaned audio, whose artefacts they have never heard.",
	],
	measuring: [
		"SI-SDR improvement needs the clean sources, hence mixtures made by addition. Ten decibels and more on such sets shrink to a few in a real room, where voices echo and overlap only now and then. With several outputs, take the best assignment of outputs to sources before you average.",
		"Decibels do not measure what listeners hear. PESQ and STOI compare with the clean source: fair to masked speech, unjust to generated speech, which is right without matching it in detail. DNSMOS needs no reference and errs the other way, since generated speech fails with wrong words in a perfect voice. Add the word error rate of a fixed recogniser against the true transcript.",
		"Listen to the quiet places, and for a model that filters to the residue: subtract output from input, and if you can understand words in the difference, it is removing speech. For converted voices measure two things that pull against each other: similarity to the target's speaker vector, and words kept.",
	],
};
