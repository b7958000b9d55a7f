import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const fairseq: Library = {
	key: "fairseq",
	prettyLabel: "Fairseq",
	summary: "Trains and runs sequence models for translation, speech and language in PyTorch, by Meta.",
	licence: { value: "MIT", source: "pypi:fairseq 0.12.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:fairseq 0.12.2", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:fairseq 0.12.2", day: "2026-11-23" },
	repoName: "fairseq",
	repoUrl: "https://github.com/pytorch/fairseq",
	filter: true,
	tasks: ["audio-to-audio"],
	hostedTasks: ["text-to-speech", "audio-to-audio"],
	package: { ecosystem: "pypi", name: "fairseq", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: model.pipeline_tag === "text-to-speech" ? speaking(model.id) : showing(model.id) }];
}

function speaking(id: string): Python {
	return py`
		import soundfile
		from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub
		from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

		models, cfg, task = load_model_ensemble_and_task_from_hf_hub(${id}, arg_overrides={"fp16": False})

		speech, rate = TTSHubInterface(cfg, task, models[0]).predict(${SPOKEN})
		soundfile.write("speech.wav", speech.cpu().numpy(), rate)
	`;
}

/** The input depends on the task that the checkpoint names. */
function showing(id: string): Python {
	return py`
		from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

		models, cfg, task = load_model_ensemble_and_task_from_hf_hub(${id})
		model = models[0].eval()

		print(type(task).__name__)
		print(model)
	`;
}
