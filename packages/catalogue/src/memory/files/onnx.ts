import { grouped } from "@vitrine/model/reading";
import type { Weights } from "../shapes.ts";
import type { WeightFile } from "./weightFiles.ts";

/** ONNX models by the type in their names (`model_q4.onnx`), each with all its graphs. */
export function onnxWeights(files: readonly WeightFile[]): readonly Weights[] {
	const isMerged = files.some(({ stem }) => stem.startsWith("decoder_model_merged"));
	const graphs = files.filter(({ stem }) => !isMerged || !/^decoder_(?:with_past_)?model(?!_merged)/.test(stem));
	return [...grouped(graphs, groupOf).values()].flatMap(weightsOf);
}

/** Graphs of one type that are loaded together are one model; any other file is a model of its own. */
const groupOf = ({ stem, folder }: WeightFile): string => (GRAPH.test(stem) ? suffixOf(stem) : `${folder}/${stem}`);

const GRAPH = /^(?:\w*encoder|decoder|embed_tokens|vision|audio|text)_?(?:model)?(?:_|$)/;

function weightsOf(files: readonly WeightFile[]): readonly Weights[] {
	const [first] = files;
	const sizes = files.map(({ bytes }) => bytes).filter((bytes) => bytes !== undefined);
	if (first === undefined || sizes.length < files.length) return [];
	const weights = sizes.reduce((sum, bytes) => sum + bytes, 0);
	return [{ format: "onnx", label: labelOf(first.stem), weights, basis: "files", file: first.path }];
}

function labelOf(stem: string): string {
	const suffix = suffixOf(stem);
	if (suffix !== "") return LABELS.get(suffix) ?? suffix;
	return stem === "model" || GRAPH.test(stem) ? "32-bit" : `${stem}.onnx`;
}

const suffixOf = (stem: string): string => SUFFIX.exec(stem)?.[1] ?? "";
const SUFFIX = /_(fp16|q4f16|q4|q8|int8|uint8|bnb4|quantized)$/;

const LABELS: ReadonlyMap<string, string> = new Map([
	["fp16", "16-bit"],
	["q4", "4-bit (q4)"],
	["q4f16", "4-bit (q4f16)"],
	["bnb4", "4-bit (bnb4)"],
	["q8", "8-bit (q8)"],
	["int8", "8-bit (int8)"],
	["uint8", "8-bit (uint8)"],
	["quantized", "8-bit (quantized)"],
]);
