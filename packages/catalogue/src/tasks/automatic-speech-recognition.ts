import type { TaskEntry } from "../shapes.ts";

export const automaticSpeechRecognition: TaskEntry = {
	id: "automatic-speech-recognition",
	summary:
		"Turns speech into text, often with timestamps. Recognisers learn language along with sound. That is why they spell and punctuate well, and also why, given noise or silence, some write fluent sentences that were never spoken.",
	demo: {
		inputs: [{ type: "audio", filename: "a-year-ago.wav", label: "A sentence, 2 seconds, 16 kHz mono" }],
		outputs: [{ type: "text", label: "Transcript", content: "We were away a year ago." }],
		note: "Nobody spoke: a script synthesised the audio from formants, and the transcript is the script's text.",
	},
	models: [
		{
			id: "openai/whisper-large-v3",
			description:
				"1.5 B parameters, about a hundred languages, translates into English too. Works in windows of 30 seconds.",
		},
		{
			id: "facebook/w2v-bert-2.0",
			description:
				"An encoder trained on 4.5 M hours of speech without transcripts: it recognises nothing until fine-tuned, and then needs only a few hours of a rare language.",
		},
		{
			id: "facebook/seamless-m4t-v2-large",
			description: "Recognises and translates, from and to speech or text, for about a hundred languages.",
		},
		{
			id: "nvidia/canary-1b",
			description:
				"English, German, French and Spanish, with punctuation and translation between them; loads with NeMo.",
		},
		{
			id: "pyannote/speaker-diarization-3.1",
			description:
				"Not a recogniser: says who speaks when. Combined with a recogniser, it can take the minutes of a meeting.",
		},
	],
	datasets: [
		{
			id: "mozilla-foundation/common_voice_17_0",
			description: "Volunteers reading sentences in more than a hundred languages. Read speech, so cleaner than talk.",
		},
		{
			id: "amphion/Emilia-Dataset",
			description: "Over 100,000 hours of talk found on the web, in six languages, transcribed automatically.",
		},
		{
			id: "parler-tts/mls_eng",
			description: "The English of Multilingual LibriSpeech: some 45,000 hours of audiobooks.",
		},
		{
			id: "espnet/yodas",
			description:
				"The sound of videos with their subtitles, in more than a hundred languages; large, and only as accurate as subtitles are.",
		},
	],
	metrics: [
		{
			id: "wer",
			description: "Words replaced, dropped and inserted, divided by the words that were said. Can exceed 1.",
		},
		{ id: "cer", description: "The same in characters: for Chinese, Japanese, Thai, and for rich inflection." },
	],
	spaces: [
		{ id: "hf-audio/whisper-large-v3", description: "Transcribes a recording or a link with Whisper." },
		{ id: "mrfakename/Moonshinex", description: "A demo of Moonshine, a small model for live use." },
		{ id: "facebook/seamless_m4t", description: "Translates speech with SeamlessM4T." },
		{ id: "nvidia/canary-1b", description: "Transcribes and translates with Canary." },
	],
	example: {
		id: "openai/whisper-large-v3",
		tags: [],
		pipeline_tag: "automatic-speech-recognition",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 1_543_490_560,
	},
	exampleSources: [
		{
			value: { parameters: 1_543_490_560, licence: "apache-2.0", gated: false },
			source: "starter:openai/whisper-large-v3",
			day: "2026-11-24",
		},
	],
	widgetModels: ["openai/whisper-large-v3"],
	youtubeId: "TksaY_FDgnk",
	isPlaceholder: false,
	choosing: [
		"Language first, then the kind of speech. Read sentences, telephone calls, meetings and children are four different problems, and a model's figure for one says little about the others. For a language with little data, an encoder that has heard many languages, fine-tuned on ten hours of this one, often beats a large model that heard the language in passing.",
		"The decoder decides how a model fails. Sequence-to-sequence models such as Whisper write the best prose, but work on windows of up to 30 seconds rather than on a stream, and on silence or music may invent or repeat. CTC and transducer models follow the sound: they stream, give reliable timestamps, seldom invent text, and make more spelling mistakes.",
		"Give them what they were trained on: nearly all expect 16 kHz mono, and turn samples at 44.1 kHz that were not resampled into nonsense. Cut long recordings at pauses found by voice activity detection rather than every 30 seconds; it saves time and prevents most invented text. Names and jargon improve with a prompt or a list of words, where the model takes one.",
		"Finding who spoke needs another model (diarisation), and crosstalk confuses both. If you need words with speakers, test the pair together.",
	],
	measuring: [
		'Normalise before you count. "Twenty-one" against "21", casing and commas can double a word error rate without a single misheard word. Publish the normaliser with the figure; without it two figures cannot be compared. For orientation: on audiobooks 2 to 3 % is good, on meetings and telephone calls 10 to 20 % is usual, and two careful transcribers differ by several points on the latter.',
		'Word error rate weighs all words alike. A dropped "not" costs as much as a dropped "um", though only one of them matters to a surgeon. Count names, numbers and negations separately. In languages that write no spaces, or build long words, use character error rate.',
		"Report insertions on recordings without speech: that is where invented text shows. Give figures for each accent, microphone and noise you will meet, since the average hides the worst. And time it: the real-time factor for files, the delay until a word is final for live use.",
	],
};
