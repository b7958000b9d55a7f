import type { TaskEntry } from "../shapes.ts";

export const audioTextToText: TaskEntry = {
	id: "audio-text-to-text",
	summary:
		"A language model that can hear: it takes a recording and a written question about it, and answers in text. The audio is encoded into tokens that join the text in the prompt, so the model can tell what was said, by whom, in which mood and over what noise. A transcript followed by a chat model can only answer questions about the words; a model that hears the audio can answer about the rest.",
	demo: {
		inputs: [
			{ type: "audio", filename: "arrival.wav", label: "Recording, 3 seconds, 16 kHz mono" },
			{ type: "text", label: "Question", content: "What happens before anyone speaks, and what is said then?" },
		],
		outputs: [
			{
				type: "text",
				label: "Answer",
				content: 'A door chime rings twice, the second note lower. Then a man says: "Hello. You are early."',
			},
		],
		note: "Chime and voice are synthesised by scripts of this project; the answer was written by hand.",
	},
	models: [
		{
			id: "OpenMOSS-Team/MOSS-Transcribe-Diarize",
			description:
				"0.9 B parameters: writes down a conversation and says who spoke when, in English and Chinese. Apache-2.0.",
		},
		{
			id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
			description:
				"Llama 3.2 with 1 B parameters behind a Whisper encoder: spoken questions in, text out, with little delay. Speech only, no other sounds.",
		},
		{
			id: "Qwen/Qwen2-Audio-7B-Instruct",
			description:
				"Hears speech, sounds and music; either talks with you by voice or answers written questions about a recording, in stretches of 30 seconds.",
		},
		{
			id: "mistralai/Voxtral-Small-24B-2507",
			description:
				"24 B parameters; transcribes, translates and answers about recordings of up to about forty minutes, and is a full text model besides.",
		},
		{
			id: "nvidia/audio-flamingo-3",
			description:
				"Speech, sounds and music, up to ten minutes, reasoning on request. Read its licence before commercial use.",
		},
	],
	datasets: [
		{
			id: "nvidia/AF-Think",
			description: "Questions about recordings, each answer with a short written chain of thought.",
		},
		{
			id: "tsinghua-ee/QualiSpeech",
			description:
				"Listeners' judgements of speech in words, on noise, distortion and naturalness, not only as a score.",
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: "The share of questions answered right, where the answer is one of several options.",
		},
		{
			id: "wer",
			description: "Word error rate, for the times you ask it to transcribe; compare with a plain recogniser.",
		},
	],
	spaces: [
		{ id: "iamomtiwari/ATTT", description: "Answers a written question about an uploaded recording." },
		{
			id: "freddyaboulton/talk-to-qwen-webrtc",
			description: "A spoken conversation with Qwen in the browser, streamed both ways.",
		},
	],
	example: {
		id: "OpenMOSS-Team/MOSS-Transcribe-Diarize",
		tags: ["moss_transcribe_diarize"],
		pipeline_tag: "audio-text-to-text",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 908_513_280,
	},
	exampleSources: [
		{
			value: { parameters: 908_513_280, licence: "apache-2.0", gated: false },
			source: "starter:OpenMOSS-Team/MOSS-Transcribe-Diarize",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"First ask whether you need such a model. For minutes, subtitles and search, a recogniser with a chat model behind it is cheaper, gives time stamps, and lets you read and correct the step between. Come here when the question is about tone, about sounds that are not words, or when half a second of delay saved is worth a less inspectable system.",
		"A model hears only what it was trained on. Ultravox and similar models were taught speech, and treat barking as silence; Audio Flamingo and Qwen2-Audio were taught captions of sounds and music as well. Cards list the training sets; if none resembles your recordings, assume that such questions are guessed.",
		"Length determines memory. Encoders produce some 6 to 25 tokens a second, so ten minutes cost four to fifteen thousand tokens before you have asked anything. Many models cut off after 30 seconds and do not mention it; put a fact at the end of the recording and ask for it.",
		"Chat templates differ more here than for text: where the audio goes, whether a transcript of the earlier turns is expected, which sample rate (nearly always 16 kHz, mono). Let the model's own processor do it, and check that the count of audio placeholders equals the count of recordings.",
	],
	measuring: [
		"Control for the transcript. Transcribe the test recordings, give the transcript to the text model alone, and count how many questions it still answers; then ask without any audio. On many public multiple-choice sets, many questions can still be answered in both cases; only the rest measure hearing.",
		"Score the abilities separately: words, speakers, emotion, sound events, music, order in time and counting. On MMAU guessing is worth about 25 % and people reach about 80; good open models score 50 to 75. The mean hides that models which are good at scenes often fail at counting and at order in time.",
		"Ask about what is not there (the second speaker in a monologue, the dog in an empty room) and report how often it is described anyway. Add silence and plain noise as inputs. And fix decoding: the same model at temperature 0.7 and at 0 can be points apart on a small set.",
	],
};
