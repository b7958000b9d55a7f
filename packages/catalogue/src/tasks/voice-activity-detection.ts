import type { TaskEntry } from "../shapes.ts";

export const voiceActivityDetection: TaskEntry = {
	id: "voice-activity-detection",
	summary:
		"Finds when someone is speaking: every few milliseconds of a recording get a probability of speech, and those above a threshold are joined into segments with a start and an end. It is the cheapest stage of any speech system and decides what the more expensive ones get to hear: what it drops is lost, and what it lets through is paid for.",
	demo: {
		inputs: [{ type: "audio", filename: "arrival.wav", label: "Recording, 3 seconds, 16 kHz mono" }],
		outputs: [
			{
				type: "img",
				filename: "arrival.svg",
				standsFor: "table",
				alt: "The wave of the recording. A door chime fills the first second and is not marked; two marked stretches follow, one for each sentence.",
			},
			{
				type: "tabular",
				table: [
					["start", "end"],
					["1.09 s", "1.65 s"],
					["1.91 s", "2.84 s"],
				],
			},
		],
		note: "The recording is synthesised, so the times are those at which the script starts and ends each sentence; no detector ran. The chime is loud and is not speech.",
	},
	models: [
		{
			id: "onnx-community/pyannote-segmentation-3.0",
			description:
				"Version 3.0 of the segmentation model of pyannote in ONNX, for browsers and Node.js; not gated, 6 MB. MIT licence.",
		},
		{
			id: "pyannote/segmentation-3.0",
			description:
				"Reads ten seconds of 16 kHz mono at a time, and says which of up to three speakers talk, even two at once. Joined together, that is voice activity. Gated, MIT, under 6 MB.",
			stated: { source: "starter:pyannote/segmentation-3.0", day: "2026-11-24" },
		},
		{
			id: "pyannote/speaker-diarization-3.1",
			description:
				"A pipeline built on pyannote's segmentation model, which also says which stretches belong to the same person.",
		},
	],
	datasets: [
		{
			id: "agkphysics/AudioSet",
			description:
				"Ten-second clips of every kind of sound: mix those without speech under clean talk, and you have training data for your noise.",
		},
	],
	metrics: [
		{
			id: "Detection error rate",
			description: "Missed speech plus false alarms, in seconds, divided by the seconds of speech.",
		},
		{ id: "Miss rate", description: "The share of speech that was not marked." },
		{ id: "False alarm rate", description: "The share of everything else that was marked as speech." },
	],
	spaces: [],
	example: {
		id: "onnx-community/pyannote-segmentation-3.0",
		tags: ["onnx", "pyannote"],
		pipeline_tag: "voice-activity-detection",
		library_name: "transformers.js",
		cardData: { license: "mit" },
	},
	exampleSources: [
		{
			value: { bytes: 5_990_000 },
			source: "hub:onnx-community/pyannote-segmentation-3.0@ba90199 onnx/model.onnx",
			day: "2026-11-24",
		},
		{
			value: { licence: "mit", gated: false },
			source: "hub:onnx-community/pyannote-segmentation-3.0@59a8224 preprocessor_config.json",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"For most uses, it is enough to know three detectors. WebRTC's detector is a small Gaussian mixture that costs next to nothing and takes music, keyboards and wind for voices. Silero's is a network of about two megabytes, runs on any CPU far faster than sound, and is the usual answer. pyannote's also hears overlap and changes of speaker, and is the one to take if diarisation follows.",
		"The knobs matter more than the network. Threshold, shortest speech, shortest silence and padding decide what you get: pauses inside a sentence last 200 to 300 milliseconds, so a minimum silence below that cuts sentences in two. Padding of 100 to 200 milliseconds at each end saves the soft consonants that every detector clips.",
		"Live use and later analysis are two problems. A barge-in must be noticed within about 100 milliseconds, with some false starts; the end of a turn has to be waited out, and half a second of silence feels slow while it still interrupts people who think. For that, models that predict the end of a turn from the words do better than any silence.",
		"Decide whether singing, a television in the room, laughter and infants count as speech. Training sets differ on all four.",
	],
	measuring: [
		"Frame accuracy says nothing: in a recording of which nine tenths are speech, a detector that always says yes is 90 % right. Give misses and false alarms separately, at the threshold in use, or the whole curve. People mark boundaries differently, so evaluations often leave out a collar of a quarter of a second around each; say whether you did.",
		"Measure by what comes next. For recognition: the word error rate of the whole chain, with the words lost at the edges counted, and the seconds of audio that were sent on. For dictation, how often a sentence is cut; for an assistant, how often it interrupts and how long it waits.",
		"Use your own noise, and hours with no speech at all. An office at night should yield nothing; ten false alarms an hour are more than most products bear, and a test set that is full of talk never shows them.",
	],
};
