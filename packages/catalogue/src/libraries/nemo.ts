import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const nemo: Library = {
	key: "nemo",
	prettyLabel: "NeMo",
	summary: "Trains and runs models for speech recognition and synthesis on GPUs, by NVIDIA.",
	licence: { value: "Apache-2.0", source: "pypi:nemo_toolkit 3.0.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:nemo_toolkit 3.0.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:nemo_toolkit 3.0.0", day: "2026-11-23" },
	repoName: "NeMo",
	repoUrl: "https://github.com/NVIDIA/NeMo",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "nemo" },
			{ field: "path", value: "model_config.yaml" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: ["automatic-speech-recognition"],
	hostedTasks: ["automatic-speech-recognition"],
	package: { ecosystem: "pypi", name: "nemo_toolkit" },
	modules: ["nemo"],
	loads: (model) => isSpeech(model) || hasTag(model, "automatic-speech-recognition"),
	snippets: snippets,
};

/** Speech synthesis has a class for each kind of model, which only the name states. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (hasTag(model, "automatic-speech-recognition"))
		return [{ code: /canary-qwen/i.test(model.id) ? asking(model.id) : transcribing(model.id) }];
	if (!isSpeech(model)) return [NO_DOMAIN];
	const [, speak] = SPEAKING.find(([name]) => name.test(model.id)) ?? [];
	return speak === undefined ? [NO_CLASS] : [{ code: speak(model.id) }];
}

const isSpeech = (model: ModelRecord): boolean =>
	model.pipeline_tag === "text-to-speech" || hasTag(model, "text-to-speech");

const NO_DOMAIN: LoadSnippet = { note: "tag did not correspond to a valid NeMo domain." };
const NO_CLASS: LoadSnippet = {
	note: "NeMo has a class for each kind of speech synthesis, and the name of this model does not say which it is: MagpieTTSModel, FastPitchModel with a vocoder, or another.",
};

const transcribing = (id: string): Python => py`
	import nemo.collections.asr as nemo_asr

	model = nemo_asr.models.ASRModel.from_pretrained(${id})

	print(model.transcribe(["audio.wav"])[0].text)
`;

/** A language model that hears, and is asked to transcribe. */
const asking = (id: string): Python => py`
	from nemo.collections.speechlm2.models import SALM

	model = SALM.from_pretrained(${id})

	prompt = {
	    "role": "user",
	    "content": f"Transcribe the following: {model.audio_locator_tag}",
	    "audio": ["audio.wav"],
	}
	answers = model.generate(prompts=[[prompt]], max_new_tokens=128)
	print(model.tokenizer.ids_to_text(answers[0].cpu()))
`;

const magpie = (id: string): Python => py`
	import soundfile
	from nemo.collections.tts.models import MagpieTTSModel

	model = MagpieTTSModel.from_pretrained(${id}).eval()

	audio, length = model.do_tts(${SPOKEN}, language="en")
	soundfile.write("speech.wav", audio[0, : length[0]].detach().cpu().numpy(), model.output_sample_rate)
`;

/** FastPitch makes a spectrogram, from which the vocoder makes the sound. */
const inTwoSteps = (pitch: string, vocoder: string): Python => py`
	import soundfile
	from nemo.collections.tts.models import FastPitchModel, HifiGanModel

	model = FastPitchModel.from_pretrained(${pitch}).eval()
	vocoder = HifiGanModel.from_pretrained(${vocoder}).eval()

	spectrogram = model.generate_spectrogram(tokens=model.parse(${SPOKEN}))
	audio = vocoder.convert_spectrogram_to_audio(spec=spectrogram)
	soundfile.write("speech.wav", audio[0].detach().cpu().numpy(), 22050)
`;

const SPEAKING: readonly (readonly [name: RegExp, write: (id: string) => Python])[] = [
	[/magpie/i, magpie],
	[/fast-?pitch/i, (id) => inTwoSteps(id, "nvidia/tts_hifigan")],
	[/hifi-?gan/i, (id) => inTwoSteps("nvidia/tts_en_fastpitch", id)],
];
