import { grouped, type ModelRecord } from "@vitrine/model/reading";
import type { Contents } from "../../choices/contents/contents.ts";
import { type Format, FORMATS } from "../../choices/contents/formatNames.ts";
import type { Part, Weights } from "../shapes.ts";
import { parametersFor } from "../weights/parameters.ts";
import type { WeightFile } from "./weightFiles.ts";
import { widthOf } from "./width.ts";

/** The weights of a pipeline: the sum of its folders, and again with the 16-bit copies if there are some. */
export function pipelineWeights(
	files: readonly WeightFile[],
	record: ModelRecord,
	{ parts: folders }: Contents,
): readonly Weights[] {
	if (folders.length === 0) return [];
	const main = files.filter(({ folder, format }) => isPart(folder) && TORCH.has(format));
	const halves = main.some(({ precision }) => precision === "F16") ? weightsOf(main, "F16") : undefined;
	const all = weightsOf(main, "");
	return [all && { ...all, label: labelOf(all, record) }, halves].filter((found) => found !== undefined);
}

const TORCH: ReadonlySet<Format> = new Set(["safetensors", "pytorch"]);

/** A folder directly below the top; `vae_1_0` is another version of a part. */
const isPart = (folder: string): boolean => /^[^/]+$/.test(folder) && !/_\d+_\d+$/.test(folder);

/** The width of the largest part, which is the one that hubs count. */
function labelOf({ parts = [] }: Weights, record: ModelRecord): string {
	const known = parametersFor(record);
	const largest = Math.max(...parts.map(({ bytes }) => bytes));
	return (known?.basis === "parameters" ? widthOf(largest, known.count) : undefined) ?? FORMATS.safetensors;
}

function weightsOf(files: readonly WeightFile[], precision: string): Weights | undefined {
	const parts: Part[] = [];
	for (const [folder, own] of grouped(files, (file) => file.folder)) {
		const bytes = best(own, precision).bytes;
		if (bytes === undefined) return undefined;
		parts.push({ folder, bytes });
	}
	if (parts.length === 0) return undefined;
	const weights = parts.reduce((sum, { bytes }) => sum + bytes, 0);
	return { format: "safetensors", label: precision, weights, basis: "files", parts };
}

/** The copy of a part that is loaded: in this precision if there is one, as safetensors if there is one. */
function best(files: readonly WeightFile[], precision: string): WeightFile {
	const rank = (file: WeightFile): number =>
		(file.precision === precision ? 0 : file.precision === "" ? 2 : 4) + (file.format === "safetensors" ? 0 : 1);
	return files.reduce((one, other) => (rank(other) < rank(one) ? other : one));
}
