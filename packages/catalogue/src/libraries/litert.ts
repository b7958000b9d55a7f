import { py, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { foundFile } from "../loading/foundFile.ts";
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

/** A model is one file. Repositories hold many of them, for several tasks and kinds of numbers. */
function snippets({ id, siblings }: ModelRecord): readonly LoadSnippet[] {
	const known = siblings?.find(({ rfilename }) => rfilename.endsWith(".tflite"))?.rfilename;
	const code = py`
		from ai_edge_litert.interpreter import Interpreter
		from huggingface_hub import hf_hub_download${when(known === undefined, py`, list_repo_files`)}

		${known === undefined ? foundFile(id, [".tflite"]) : py`file = ${known}`}
		interpreter = Interpreter(model_path=hf_hub_download(${id}, file))
		interpreter.allocate_tensors()
		print(interpreter.get_input_details())
	`;
	return [{ code }];
}
