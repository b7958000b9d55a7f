import { py, type Python, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { INSTALL } from "../installing/title.ts";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const vibevoice: Library = {
	key: "vibevoice",
	prettyLabel: "VibeVoice",
	summary: "Generates long spoken dialogues with several speakers, such as podcasts, by Microsoft.",
	licence: { value: "MIT", source: "pypi:vibevoice 0.0.1", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:microsoft/VibeVoice@015c25a README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:microsoft/VibeVoice@015c25a README.md", day: "2026-11-23" },
	repoName: "VibeVoice",
	repoUrl: "https://github.com/microsoft/VibeVoice",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/microsoft/VibeVoice",
		checkout: "project",
		alsoNeeds: ["torch"],
	},
	modules: ["vibevoice"],
	snippets: snippets,
};

/** Three kinds of model with their own classes, by the name of the repository. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (/asr/i.test(id)) return [{ code: transcribing(id) }];
	if (/realtime/i.test(id)) return [{ code: streaming(id) }];
	return [{ title: INSTALL, code: RELEASED }, { code: speaking(id) }];
}

/** The repository no longer has the code of this kind, but the release has. */
const RELEASED = sh`pip install vibevoice==0.0.1 torch accelerate`;

/** Voices are listed in the order in which their speakers first appear. */
function speaking(id: string): Python {
	return py`
		import torch
		from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
		from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

		processor = VibeVoiceProcessor.from_pretrained(${id})
		model = VibeVoiceForConditionalGenerationInference.from_pretrained(
		    ${id}, torch_dtype=torch.bfloat16, device_map="cuda", attn_implementation="sdpa"
		).eval()
		model.set_ddpm_inference_steps(num_steps=10)

		# A recording of the voice to clone.
		inputs = processor(
		    text=["Speaker 1: ${SPOKEN}"],
		    voice_samples=[["voice.wav"]],
		    padding=True,
		    return_tensors="pt",
		    return_attention_mask=True,
		)
		${onDevice()}
		outputs = model.generate(
		    **inputs,
		    max_new_tokens=None,
		    cfg_scale=1.3,
		    tokenizer=processor.tokenizer,
		    generation_config={"do_sample": False},
		)
		processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
	`;
}

/** The voices are files of the code's repository, prepared by the authors. */
function streaming(id: string): Python {
	return py`
		import copy

		import torch
		from vibevoice.modular.modeling_vibevoice_streaming_inference import (
		    VibeVoiceStreamingForConditionalGenerationInference,
		)
		from vibevoice.processor.vibevoice_streaming_processor import VibeVoiceStreamingProcessor

		processor = VibeVoiceStreamingProcessor.from_pretrained(${id})
		model = VibeVoiceStreamingForConditionalGenerationInference.from_pretrained(
		    ${id}, torch_dtype=torch.bfloat16, device_map="cuda", attn_implementation="sdpa"
		).eval()
		model.set_ddpm_inference_steps(num_steps=5)

		# In a clone of https://github.com/microsoft/VibeVoice
		voice = torch.load("demo/voices/streaming_model/en-Emma_woman.pt", map_location="cuda", weights_only=False)
		inputs = processor.process_input_with_cached_prompt(
		    text=${SPOKEN},
		    cached_prompt=voice,
		    padding=True,
		    return_tensors="pt",
		    return_attention_mask=True,
		)
		${onDevice()}
		outputs = model.generate(
		    **inputs,
		    max_new_tokens=None,
		    cfg_scale=1.5,
		    tokenizer=processor.tokenizer,
		    generation_config={"do_sample": False},
		    all_prefilled_outputs=copy.deepcopy(voice),
		)
		processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
	`;
}

function transcribing(id: string): Python {
	return py`
		import torch
		from vibevoice.modular.modeling_vibevoice_asr import VibeVoiceASRForConditionalGeneration
		from vibevoice.processor.vibevoice_asr_processor import VibeVoiceASRProcessor

		processor = VibeVoiceASRProcessor.from_pretrained(${id}, language_model_pretrained_name="Qwen/Qwen2.5-7B")
		model = VibeVoiceASRForConditionalGeneration.from_pretrained(
		    ${id}, dtype=torch.bfloat16, attn_implementation="sdpa"
		)
		model = model.to("cuda").eval()

		inputs = processor(audio=["audio.wav"], return_tensors="pt", padding=True, add_generation_prompt=True)
		${onDevice()}
		with torch.no_grad():
		    output = model.generate(
		        **inputs,
		        max_new_tokens=512,
		        do_sample=False,
		        pad_token_id=processor.pad_id,
		        eos_token_id=processor.tokenizer.eos_token_id,
		    )
		text = processor.decode(output[0, inputs["input_ids"].shape[1] :], skip_special_tokens=True)
		print(processor.post_process_transcription(text))
	`;
}

const onDevice = (): Python =>
	py`inputs = {name: value.to("cuda") if torch.is_tensor(value) else value for name, value in inputs.items()}`;
