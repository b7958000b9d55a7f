import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const parlerTts: Library = {
	key: "parler_tts",
	prettyLabel: "Parler-TTS",
	summary: "Generates speech in a voice described in a sentence, by Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:parler-tts 0.2.3", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:parler-tts 0.2.3", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:parler-tts 0.2.3", day: "2026-11-24" },
	repoName: "Parler-TTS",
	repoUrl: "https://github.com/huggingface/parler-tts",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "parler-tts", alsoNeeds: ["soundfile"] },
	modules: ["parler_tts"],
	snippets: snippets,
};

/** The description is read by the tokenizer of the encoder, which is another one for models of several languages. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import soundfile
		import torch
		from parler_tts import ParlerTTSForConditionalGeneration
		from transformers import AutoTokenizer

		device = "cuda:0" if torch.cuda.is_available() else "cpu"
		model = ParlerTTSForConditionalGeneration.from_pretrained(${id}).to(device)
		tokenizer = AutoTokenizer.from_pretrained(${id})
		describing = AutoTokenizer.from_pretrained(model.config.text_encoder._name_or_path)

		voice = describing(
		    "A woman speaks slowly, with a calm and very clear voice.",
		    return_tensors="pt",
		).to(device)
		text = tokenizer(${SPOKEN}, return_tensors="pt").to(device)
		speech = model.generate(
		    input_ids=voice.input_ids,
		    attention_mask=voice.attention_mask,
		    prompt_input_ids=text.input_ids,
		    prompt_attention_mask=text.attention_mask,
		)
		soundfile.write("speech.wav", speech.cpu().numpy().squeeze(), model.config.sampling_rate)
	`;
	return [{ code }];
}
