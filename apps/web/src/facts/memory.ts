import { type Basis, memoryOf, type MemoryEstimate, type Variant } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { exact, size } from "../base/numbers.ts";

/** The memory of a model as every list and page shows it, as plain data. */
export interface MemoryFact {
	/** Bytes to run the model with the weights that tools load by default; absent for an adapter. */
	readonly bytes?: number;
	/** The bytes are those of one part of the model. */
	readonly isLeast?: true;
	/** The bytes are not known from files or headers. */
	readonly isEstimated?: true;
	/** The type of these weights; what an adapter needs. */
	readonly label: string;
	/** What is counted, and how it is known, in words. */
	readonly how: string;
}

/** The memory of a model; undefined if it is unknown. */
export function memoryFact(record: ModelRecord, estimate: MemoryEstimate = memoryOf(record)): MemoryFact | undefined {
	const { usual, isPart, assists, adapter } = estimate;
	if (adapter) {
		const own = adapter.weights === undefined ? "adapter" : `adapter of ${size(adapter.weights)}`;
		return { label: `${own}, plus its base model`, how: `${own}; ${baseText(adapter.base)}` };
	}
	if (usual === undefined) return undefined;
	return {
		bytes: usual.total,
		...(isPart && { isLeast: true }),
		...(isEstimated(usual) && { isEstimated: true }),
		label: labelOf(usual),
		how: isPart ? `${howKnown(usual)}; ${assists ? ASSISTS : PART}` : howOf(usual, estimate),
	};
}

const PART = "one part of a pipeline; the size of the other parts is unknown";
const ASSISTS = "the model that these weights assist needs its own memory, too";

const baseText = (base: string | undefined): string =>
	base === undefined ? "the record names no base model" : `needs the memory of ${base} as well`;

/** The size of the weights that tools load by default, as plain data. */
export interface WeightsFact {
	readonly bytes: number;
	readonly isLeast?: true;
	readonly isEstimated?: true;
	readonly label: string;
	readonly how: string;
}

/** The size of a model's weights, or of an adapter alone; undefined if it is unknown. */
export function weightsFact(record: ModelRecord, estimate: MemoryEstimate = memoryOf(record)): WeightsFact | undefined {
	const { usual, isPart, adapter } = estimate;
	if (adapter?.weights !== undefined) return { bytes: adapter.weights, label: "adapter", how: "the adapter alone" };
	if (usual === undefined) return undefined;
	return {
		bytes: usual.weights,
		...(isPart && { isLeast: true }),
		...(isEstimated(usual) && { isEstimated: true }),
		label: labelOf(usual),
		how: howOf(usual, estimate),
	};
}

function howOf(usual: Variant, { misstated }: MemoryEstimate): string {
	if (misstated === undefined || usual.basis !== "name") return howKnown(usual);
	return `${howKnown(usual)}: the record states ${exact(misstated)} parameters, which its name and its size contradict`;
}

/** Whether a figure is computed, and not that of files or headers. */
export const isEstimated = ({ basis }: Variant): boolean => basis === "parameters" || basis === "name";

/** The type of the weights; an assumed one is marked. */
export function labelOf({ label, isAssumed }: Variant): string {
	return isAssumed === true ? `${label}, assumed` : label;
}

/** How the size of weights is known, in words. */
export const howKnown = ({ basis }: Variant): string => HOW[basis];

const HOW: Readonly<Record<Basis, string>> = {
	files: "sizes of its files",
	header: "tensor types in its headers",
	parameters: "estimated from its parameters",
	name: "estimated from the name",
};
