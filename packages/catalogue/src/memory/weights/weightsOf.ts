import { misstatedParameters, type ModelRecord } from "@vitrine/model/reading";
import type { Contents } from "../../choices/contents/contents.ts";
import { isOnlyGguf } from "../../choices/contents/formats.ts";
import { FORMATS } from "../../choices/contents/formatNames.ts";
import { fileWeights } from "../files/fileWeights.ts";
import { ggufWeights } from "../files/gguf.ts";
import type { Weights } from "../shapes.ts";
import { headerBytes, weightTypes } from "./header.ts";
import { parametersFor } from "./parameters.ts";
import { otherParts } from "./pipelines.ts";
import { storedAs } from "./types.ts";
import { ORDER } from "./usual.ts";

/** The weights that a repository holds: by the sizes of its files, else by headers, parameters or its name. */
export function weightsOf(record: ModelRecord, contents: Contents): readonly Weights[] {
	const gguf = ggufWeights(record, contents);
	const files = record.siblings === undefined ? gguf : [...fileWeights(record, contents), ...gguf];
	const hasMain = files.some(({ format, parts }) => format === "safetensors" || format === "pytorch" || parts);
	const published = hasMain || isOnlyGguf(contents.formats) ? undefined : publishedWeights(record, contents);
	const isNew = published && !files.some(({ format }) => format === published.format);
	const found = isNew ? [published, ...files] : files;
	return found.flatMap((weights) => bounded(weights, record));
}

/**
 * Drops weights without a size, and those by a name that the size of the repository contradicts. Other estimates are at
 * most that size: a repository cannot hold more.
 */
function bounded(found: Weights, { usedStorage }: ModelRecord): readonly Weights[] {
	if (!(found.weights > 0) || !Number.isSafeInteger(found.weights)) return [];
	const isTooLarge = usedStorage !== undefined && usedStorage > 0 && found.weights > usedStorage * ROUNDED;
	if (!isTooLarge || found.basis === "files" || found.basis === "header") return [found];
	if (found.basis === "name") return [];
	const label = found.format === undefined ? "type unknown" : FORMATS[found.format];
	return [{ ...found, label, weights: usedStorage, isAssumed: true }];
}

/** Estimates may be a tenth too large. */
const ROUNDED = 1.1;

/** The weights as published, without a file of known size. */
function publishedWeights(record: ModelRecord, contents: Contents): Weights | undefined {
	const format = ORDER.find((one) => contents.formats.has(one)) ?? [...contents.formats.keys()][0];
	const shared = format === undefined ? {} : { format };
	const others = otherParts(record);
	const isStated = others === 0 && misstatedParameters(record) === undefined;
	const bytes = isStated ? headerBytes(record) : undefined;
	if (bytes !== undefined)
		return { ...shared, label: weightTypes(record).join(" + "), weights: bytes, basis: "header" };
	const known = parametersFor(record);
	if (known === undefined) return undefined;
	const { label, bytes: each, isAssumed } = storedAs(record, contents, known.count);
	const weights = Math.ceil(known.count * each + others * OTHER_BYTES);
	const isOther = format !== undefined && !SIXTEEN_BITS.has(format) && isAssumed;
	return {
		...shared,
		label: isOther ? FORMATS[format] : label,
		weights: isOther && format === "onnx" ? weights * 2 : weights,
		basis: known.basis,
		...(isAssumed && { isAssumed }),
	};
}

/** The other parts of a pipeline are published in 16 bits. */
const OTHER_BYTES = 2;

const SIXTEEN_BITS: ReadonlySet<string> = new Set(["safetensors", "pytorch", "mlx"]);
