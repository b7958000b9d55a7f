import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const onnxruntime: Library = {
	key: "onnxruntime",
	prettyLabel: "ONNX Runtime",
	summary: "Runs ONNX models on CPUs, GPUs and phones, and in browsers, by Microsoft.",
	licence: { value: "MIT", source: "pypi:onnxruntime 1.32.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:onnxruntime 1.32.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "NPU", "phone"],
		source: "github:microsoft/onnxruntime@06bb522 docs/execution-providers/index.md",
		day: "2026-11-24",
	},
	repoName: "onnxruntime",
	repoUrl: "https://github.com/microsoft/onnxruntime",
	docsUrl: "https://onnxruntime.ai/docs/",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "onnxruntime" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".onnx");
	const code = py`
		${imports}

		import onnxruntime
		from huggingface_hub import snapshot_download

		${path}
		session = onnxruntime.InferenceSession(path)
		for value in session.get_inputs():
		    print(value.name, value.type, value.shape)
	`;
	return [{ code }];
}
