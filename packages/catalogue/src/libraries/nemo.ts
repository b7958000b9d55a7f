import { py } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
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
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (!hasTag(model, "automatic-speech-recognition"))
		return [{ note: "tag did not correspond to a valid NeMo domain." }];
	const code = py`
		import nemo.collections.asr as nemo_asr

		model = nemo_asr.models.ASRModel.from_pretrained(${model.id})

		print(model.transcribe(["audio.wav"])[0].text)
	`;
	return [{ code }];
}
