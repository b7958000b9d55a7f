import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const litert: Library = {
	key: "litert",
	prettyLabel: "LiteRT",
	summary: "Runs converted models on phones and embedded devices, the successor of TensorFlow Lite, by Google.",
	licence: { value: "Apache-2.0", source: "pypi:ai-edge-litert 2.3.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:ai-edge-litert 2.3.0", day: "2026-11-23" },
	platforms: { value: ["phone"], source: "pypi:ai-edge-litert 2.3.0", day: "2026-11-23" },
	repoName: "LiteRT",
	repoUrl: "https://github.com/google-ai-edge/LiteRT",
	filter: false,
	countDownloads: { field: "path_extension", value: "tflite" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "ai-edge-litert" },
	modules: ["ai_edge_litert"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".tflite");
	const code = py`
		${imports}

		from ai_edge_litert.interpreter import Interpreter
		from huggingface_hub import snapshot_download

		${path}
		interpreter = Interpreter(model_path=str(path))
		interpreter.allocate_tensors()
		print(interpreter.get_input_details())
	`;
	return [{ code }];
}
