import { type MemoryEstimate, memoryOf, type QuantChoice, quantChoices, type Variant } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { bytesFor, type Fit } from "../hardware/fit.ts";
import { quantKey } from "../facts/quantKey.ts";

/** Weights of a model, in its repository or in that of a derived model, and the memory to run them. */
export interface MemoryRow extends Variant {
	/** The key of a GGUF file in the panel's address. */
	readonly quant?: string;
	/** The id of the derived model that has these weights. */
	readonly from?: string;
	/** The memory is that of one part of a pipeline. */
	readonly isLeast?: true;
	/** Whether it fits the reader's memory; absent if that is unknown. */
	readonly fits?: boolean;
}

/** Weights that are listed. */
const MOST = 60;

interface Asked {
	readonly fit?: Fit | undefined;
	readonly estimate?: MemoryEstimate;
	/** Quantized models that are derived from it. */
	readonly derived?: readonly ModelRecord[];
}

/** The weights of a model and its derived models, the largest first; empty if their size is unknown. */
export function memoryRows(
	record: ModelRecord,
	{ fit, estimate = memoryOf(record), derived = [] }: Asked = {},
): readonly MemoryRow[] {
	const choices = quantChoices(record);
	const own = estimate.variants.slice(0, MOST).map((variant) => ownRow(variant, estimate.isPart, choices));
	const rows = [...own, ...derived.flatMap(derivedRow)].toSorted((a, b) => b.weights - a.weights);
	return fit === undefined || estimate.isPart ? rows : rows.map((row) => withFit(row, fit));
}

function ownRow(variant: Variant, isLeast: boolean, choices: readonly QuantChoice[]): MemoryRow {
	const choice = choices.find(({ file }) => file === variant.file);
	return {
		...variant,
		...(choice && { quant: quantKey(choice, choices) }),
		...(isLeast && { isLeast: true as const }),
	};
}

function derivedRow(record: ModelRecord): readonly MemoryRow[] {
	const { usual, isPart } = memoryOf(record);
	return usual === undefined || isPart ? [] : [{ ...usual, from: record.id }];
}

function withFit(row: MemoryRow, { memory }: Fit): MemoryRow {
	return { ...row, fits: row.total <= bytesFor(memory) };
}
