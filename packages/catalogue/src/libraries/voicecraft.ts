import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const voicecraft: Library = {
	key: "voicecraft",
	prettyLabel: "VoiceCraft",
	summary: "Edits speech and generates it in the voice of a sample, by Puyuan Peng and co-authors.",
	licence: { value: "CC-BY-NC-SA-4.0", source: "github:jasonppy/VoiceCraft@10e550a README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:jasonppy/VoiceCraft@10e550a README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:jasonppy/VoiceCraft@10e550a README.md", day: "2026-11-24" },
	repoName: "VoiceCraft",
	repoUrl: "https://github.com/jasonppy/VoiceCraft",
	docsUrl: "https://github.com/jasonppy/VoiceCraft",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/jasonppy/VoiceCraft",
		alsoNeeds: ["huggingface_hub", "torchaudio"],
	},
	modules: ["data", "inference_tts_scale", "models"],
	snippets: snippets,
};

/** The modules are files of the repository, so the code runs in a clone. All models share one codec. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torchaudio
		from data.tokenizer import AudioTokenizer, TextTokenizer
		from huggingface_hub import hf_hub_download
		from inference_tts_scale import inference_one_sample
		from models.voicecraft import VoiceCraft

		model = VoiceCraft.from_pretrained(${model.id}).to("cuda")
		codec = hf_hub_download("pyp1/VoiceCraft", "encodec_4cb2048_giga.th")

		# Three to six seconds of the voice to clone, and their transcript.
		voice = "voice.wav"
		words = "The words of the recording."

		_, speech = inference_one_sample(
		    model,
		    model.args,
		    model.args.phn2num,
		    TextTokenizer(backend="espeak"),
		    AudioTokenizer(signature=codec, device="cuda"),
		    voice,
		    words + " ${SPOKEN}",
		    "cuda",
		    {
		        "top_k": 40,
		        "top_p": 1,
		        "temperature": 1,
		        "stop_repetition": 3,
		        "kvcache": 1,
		        "codec_audio_sr": 16000,
		        "codec_sr": 50,
		        "silence_tokens": [1388, 1898, 131],
		        "sample_batch_size": 1,
		    },
		    -1,  # as many frames as the recording has
		)
		torchaudio.save("speech.wav", speech[0].cpu(), 16000)
	`;
	return [{ code }];
}
