import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openwakeword: Library = {
	key: "openwakeword",
	prettyLabel: "openWakeWord",
	summary: "Detects wake words and other spoken phrases in a stream of audio, by David Scripka.",
	licence: { value: "Apache-2.0", source: "pypi:openwakeword 0.6.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:openwakeword 0.6.0", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:openwakeword 0.6.0", day: "2026-11-24" },
	repoName: "openWakeWord",
	repoUrl: "https://github.com/dscripka/openWakeWord",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "openwakeword", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const isTflite = (model.siblings ?? []).every(({ rfilename }) => !rfilename.endsWith(".onnx"));
	const framework = model.siblings !== undefined && isTflite ? "tflite" : "onnx";
	const { imports, path } = fetchedFile(model, `.${framework}`);
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		from openwakeword.model import Model
		from openwakeword.utils import download_models

		download_models()  # among them those that turn sound into features
		${path}
		model = Model(wakeword_models=[str(path)], inference_framework=${framework})

		# A 16-bit mono recording at 16 kHz.
		for scores in model.predict_clip("recording.wav"):
		    print(scores)
	`;
	return [{ code }];
}
