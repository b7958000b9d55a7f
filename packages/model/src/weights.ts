import { parameterCount } from "./parameters.ts";
import type { ModelRecord } from "./record.ts";

/** Size classes, each with the number of parameters it stays below. */
export const SIZES = [
	{ name: "under-1b", below: 1e9 },
	{ name: "1b-3b", below: 3e9 },
	{ name: "3b-8b", below: 8e9 },
	{ name: "8b-20b", below: 20e9 },
	{ name: "20b-80b", below: 80e9 },
	{ name: "over-80b", below: Infinity },
] as const;

/** The size class of a record; undefined if its number of parameters is unknown. */
export function sizeClass(record: ModelRecord): (typeof SIZES)[number]["name"] | undefined {
	const parameters = parameterCount(record);
	return parameters === undefined ? undefined : SIZES.find(({ below }) => parameters < below)?.name;
}

/** Weight formats, with the tags and file names that show them. */
const FORMATS: readonly { readonly name: string; readonly tag?: string; readonly file: RegExp }[] = [
	{ name: "safetensors", file: /\.safetensors$/ },
	{ name: "gguf", file: /\.gguf$/ },
	{ name: "onnx", file: /\.onnx$/ },
	{ name: "pytorch", file: /(^|\/)pytorch_model.*\.bin$|\.(pt|pth)$/ },
	{ name: "tensorflow", tag: "tf", file: /(^|\/)tf_model.*\.h5$|(^|\/)saved_model\.pb$/ },
	{ name: "jax", file: /\.msgpack$/ },
	{ name: "keras", file: /\.keras$/ },
	{ name: "tflite", file: /\.tflite$/ },
	{ name: "openvino", file: /(^|\/)openvino_model.*\.(bin|xml)$/ },
	{ name: "coreml", file: /\.(mlmodel|mlpackage)(\/|$)/ },
	{ name: "mlx", file: /(^|\/)weights\.npz$/ },
	{ name: "joblib", file: /\.joblib$/ },
	{ name: "skops", file: /\.skops$/ },
	{ name: "pickle", file: /\.(pkl|pickle)$/ },
];

/** The formats of its weights (`safetensors`, `gguf` …), from its tags, its files and their headers. */
export function formats(record: ModelRecord): readonly string[] {
	return FORMATS.filter(
		({ name, tag = name, file }) =>
			record.tags.includes(tag) ||
			record.siblings?.some(({ rfilename }) => file.test(rfilename)) ||
			(name === "safetensors" && record.safetensors !== undefined) ||
			(name === "gguf" && record.gguf !== undefined),
	).map(({ name }) => name);
}
