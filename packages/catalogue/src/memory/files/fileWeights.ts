import { grouped, type ModelRecord } from "@vitrine/model/reading";
import type { Contents } from "../../choices/contents/contents.ts";
import { type Format, FORMATS } from "../../choices/contents/formatNames.ts";
import { fileName } from "../../loading/fileName.ts";
import type { Weights } from "../shapes.ts";
import { weightTypes } from "../weights/header.ts";
import { parametersFor } from "../weights/parameters.ts";
import { storedAs } from "../weights/types.ts";
import { onnxWeights } from "./onnx.ts";
import { pipelineWeights } from "./pipeline.ts";
import { type WeightFile, weightFiles } from "./weightFiles.ts";
import { widthOf } from "./width.ts";

/** Weights by the sizes of their files, each format on its own; files without a size are left out. */
export function fileWeights(record: ModelRecord, contents: Contents): readonly Weights[] {
	const files = weightFiles(record);
	if (files.length === 0) return [];
	const pipeline = pipelineWeights(files, record, contents);
	const isBeside = pipeline.length > 0;
	const single = isBeside ? files.filter(({ folder }) => folder === "") : files;
	const others = [...grouped(single, ({ format }) => format)].flatMap(([format, own]) =>
		format === "onnx" ? onnxWeights(own) : modelsOf(own, isBeside).flatMap((model) => named(model, record, contents)),
	);
	return [...pipeline, ...others].slice(0, MOST);
}

/** Files that are listed. */
const MOST = 60;

interface Model extends WeightFile {
	/** Whether its path tells it apart from other models of the repository. */
	readonly isOneOfSeveral: boolean;
}

/** The models of a format: the one that libraries load, with its modules, else each file. */
function modelsOf(files: readonly WeightFile[], isBeside: boolean): readonly Model[] {
	const main = CANONICAL.map((pattern) => files.filter(({ folder, stem }) => folder === "" && pattern.test(stem)));
	const canonical = main.find((found) => found.length > 0);
	if (canonical === undefined) {
		const top = files.filter(({ folder }) => folder === "");
		return (top.length > 0 ? top : files).map((file, _, all) =>
			Object.assign({}, file, { isOneOfSeveral: isBeside || all.length > 1 }),
		);
	}
	const modules = files.filter(({ folder }) => /^\d+_[^/]+$/.test(folder));
	return canonical.map((file) =>
		Object.assign({}, file, { bytes: sum([file, ...modules].map(({ bytes }) => bytes)), isOneOfSeveral: false }),
	);
}

/** The names that libraries load, in their order: others at the top are copies in another layout. */
const CANONICAL = [
	/^(?:model|pytorch_model|tf_model|flax_model)$/,
	/^(?:adapter_model|pytorch_lora_weights)$/,
	/^diffusion_pytorch_model$/,
	/^consolidated$/,
	/^open_clip_/,
];

function sum(sizes: readonly (number | undefined)[]): number | undefined {
	return sizes.reduce((all, size) => (all === undefined || size === undefined ? undefined : all + size), 0);
}

function named(model: Model, record: ModelRecord, contents: Contents): readonly Weights[] {
	const { format, bytes, path, precision, isOneOfSeveral } = model;
	if (bytes === undefined) return [];
	const label = isOneOfSeveral ? fileName(path) : precision || labelOf(format, bytes, record, contents);
	return [{ format, label, weights: bytes, basis: "files", file: path }];
}

/** The type by the header or the quantization, else by bytes a parameter; the format if none of them tells. */
function labelOf(format: Format, bytes: number, record: ModelRecord, contents: Contents): string {
	if (format === "safetensors" && weightTypes(record).length > 0) return weightTypes(record).join(" + ");
	const known = parametersFor(record);
	if (contents.quantization !== undefined && format === "safetensors")
		return storedAs(record, contents, known?.count ?? 0).label;
	return (known?.basis === "parameters" ? widthOf(bytes, known.count) : undefined) ?? FORMATS[format];
}
