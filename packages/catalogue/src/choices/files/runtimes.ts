import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../../shapes.ts";
import { formatOfFile } from "../contents/fileFormats.ts";
import type { Format } from "../contents/formatNames.ts";
import { formatsOf } from "../contents/formats.ts";

/** Opens the files with the program that reads their format; undefined if their format does not tell the program. */
export function runtimeSnippet(model: ModelRecord): LoadSnippet | undefined {
	const formats = formatsOf(model);
	if (formats.has("safetensors") || formats.has("pytorch")) return undefined;
	const runtime = RUNTIMES.find(({ format }) => formats.has(format));
	return runtime && { title: runtime.title, code: runtime.open(fetched(model, runtime)) };
}

interface Runtime {
	readonly format: Format;
	readonly title: string;
	/** A glob for the file that the program opens. */
	readonly file: string;
	readonly open: (fetched: Fetched) => Python;
}

interface Fetched {
	/** An import that `path` needs. */
	readonly imports: Python;
	/** Code that sets `path`. */
	readonly path: Python;
}

/** The whole repository is fetched, since the file may need others, such as external weights. */
function fetched({ id, siblings = [] }: ModelRecord, { format, file }: Runtime): Fetched {
	const known = siblings.find(({ rfilename }) => formatOfFile(rfilename) === format && endsIn(rfilename, file));
	return {
		imports: known === undefined ? py`from pathlib import Path` : py``,
		path: py`
			folder = snapshot_download(${id})
			${known === undefined ? py`path = next(Path(folder).rglob(${file}))` : py`path = f"{folder}/${known.rfilename}"`}
		`,
	};
}

const endsIn = (path: string, glob: string): boolean => path.endsWith(glob.slice(glob.indexOf("*") + 1));

const RUNTIMES: readonly Runtime[] = [
	{
		format: "openvino",
		title: "OpenVINO",
		file: "*.xml",
		open: ({ imports, path }) => py`
			${imports}

			import openvino
			from huggingface_hub import snapshot_download

			${path}
			model = openvino.Core().read_model(path)
			print(model.inputs, model.outputs)
		`,
	},
	{
		format: "tflite",
		title: "LiteRT",
		file: "*.tflite",
		open: ({ imports, path }) => py`
			${imports}

			from ai_edge_litert.interpreter import Interpreter
			from huggingface_hub import snapshot_download

			${path}
			interpreter = Interpreter(model_path=str(path))
			interpreter.allocate_tensors()
			print(interpreter.get_input_details())
		`,
	},
	{
		format: "coreml",
		title: "Core ML",
		file: "*.mlpackage",
		open: ({ imports, path }) => py`
			${imports}

			import coremltools
			from huggingface_hub import snapshot_download

			${path}
			# Predictions need a Mac; the description can be read anywhere.
			model = coremltools.models.MLModel(str(path))
			print(model.get_spec().description)
		`,
	},
	{
		format: "onnx",
		title: "ONNX Runtime",
		file: "*.onnx",
		open: ({ imports, path }) => py`
			${imports}

			import onnxruntime
			from huggingface_hub import snapshot_download

			${path}
			session = onnxruntime.InferenceSession(path)
			for value in session.get_inputs():
			    print(value.name, value.type, value.shape)
		`,
	},
];
