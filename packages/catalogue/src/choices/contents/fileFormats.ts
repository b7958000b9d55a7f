import { fileName } from "../../loading/fileName.ts";
import type { Format } from "./formatNames.ts";

/** The format of a file by its name; undefined for a file that holds no weights. */
export function formatOfFile(path: string): Format | undefined {
	const name = fileName(path);
	const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
	if (/\.ml(?:package|modelc)\//.test(path)) return extension === "bin" ? "coreml" : undefined;
	const special = SPECIAL.get(extension);
	return special === undefined ? EXTENSIONS.get(extension) : special.find(([pattern]) => pattern.test(name))?.[1];
}

const EXTENSIONS: ReadonlyMap<string, Format> = new Map<string, Format>([
	["safetensors", "safetensors"],
	["pt", "pytorch"],
	["pth", "pytorch"],
	["ckpt", "pytorch"],
	["gguf", "gguf"],
	["ggml", "ggml"],
	["onnx", "onnx"],
	["mlmodel", "coreml"],
	["mlmodelc", "coreml"],
	["mlirb", "coreai"],
	["tflite", "tflite"],
	["litertlm", "litert-lm"],
	["task", "litert-lm"],
	["pte", "executorch"],
	["keras", "keras"],
	["msgpack", "jax"],
	["joblib", "joblib"],
	["skops", "skops"],
	["pkl", "pickle"],
	["pickle", "pickle"],
	["nemo", "nemo"],
	["engine", "tensorrt"],
	["rknn", "rknn"],
	["rkllm", "rkllm"],
	["pdparams", "paddle"],
	["pdiparams", "paddle"],
	["mnn", "mnn"],
	["llamafile", "llamafile"],
	["q4nx", "q4nx"],
	["flashpack", "flashpack"],
	["axmodel", "axmodel"],
]);

/** Extensions that several formats share, told apart by the name of the file. */
const SPECIAL: ReadonlyMap<string, readonly (readonly [name: RegExp, format: Format])[]> = new Map([
	[
		"bin",
		[
			[/^openvino_.*model/, "openvino"],
			[/^ggml/, "ggml"],
			[/pytorch_model|^adapter_model|lora|^diffusion_pytorch|^model-\d|consolidated/, "pytorch"],
			[/^model\.bin$/, "ctranslate2"],
		],
	],
	["xml", [[/^openvino_/, "openvino"]]],
	[
		"h5",
		[
			[/^tf_model/, "tensorflow"],
			[/./, "keras"],
		],
	],
	["pb", [[/^saved_model/, "tensorflow"]]],
	["npz", [[/^weights/, "mlx"]]],
]);

/** The extensions of files of a format, without dots. */
export function extensionsOf(format: Format): readonly string[] {
	const own = [...EXTENSIONS].flatMap(([extension, one]) => (one === format ? [extension] : []));
	const shared = [...SPECIAL].flatMap(([extension, some]) =>
		some.some(([, one]) => one === format) ? [extension] : [],
	);
	return [...own, ...shared];
}
