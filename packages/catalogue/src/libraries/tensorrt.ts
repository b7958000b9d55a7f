import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tensorrt: Library = {
	key: "tensorrt",
	prettyLabel: "TensorRT",
	summary: "Compiles models for fast inference on NVIDIA GPUs, by NVIDIA.",
	licence: { value: "LicenseRef-NVIDIA-Proprietary", source: "pypi:tensorrt 11.4.0.106", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:tensorrt 11.4.0.106", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:NVIDIA/TensorRT@01c2a6b README.md", day: "2026-11-24" },
	repoName: "TensorRT",
	repoUrl: "https://github.com/NVIDIA/TensorRT",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "tensorrt", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** The endings that engines have. */
const ENDINGS = [".engine", ".plan", ".trt"] as const;

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const has = (ending: string): boolean => model.siblings?.some(({ rfilename }) => rfilename.endsWith(ending)) ?? false;
	const { imports, path } = fetchedFile(model, ENDINGS.find(has) ?? ".engine");
	const code = py`
		${imports}

		import tensorrt as trt
		from huggingface_hub import snapshot_download

		${path}
		# An engine runs only on the kind of GPU, and with the version of TensorRT, that it was built for.
		runtime = trt.Runtime(trt.Logger())
		with open(path, "rb") as file:
		    engine = runtime.deserialize_cuda_engine(file.read())
		for index in range(engine.num_io_tensors):
		    name = engine.get_tensor_name(index)
		    print(name, engine.get_tensor_mode(name), engine.get_tensor_shape(name))
	`;
	return [{ code }];
}
