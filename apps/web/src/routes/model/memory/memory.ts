import { memoryFor, memoryNeeded, OVERHEAD, parseQuantLabel, quantChoices } from "@vitrine/catalogue";
import { type ModelRecord, parameterCount } from "@vitrine/model";
import { type Fit, STORED } from "../../../hardware/fit.ts";
import { quantKey } from "../../../panel/run/quants.ts";
import { sizeOf, typesOf } from "../../../facts/size.ts";

/** A type that the weights are or could be stored as, and the memory it needs. */
export interface MemoryRow {
	/** The type (`Q4_K_M`), or the types of the published weights. */
	readonly type: string;
	/** Bytes of the weights. */
	readonly weights: number;
	/** Bytes of memory to run it with a short context. */
	readonly running: number;
	/** `published`: the published weights; `file`: a file of the repository; `computed`: from the number of parameters. */
	readonly of: "published" | "file" | "computed";
	/** The path of the file. */
	readonly file?: string;
	/** The key of the file in the panel's address. */
	readonly quant?: string;
	/** Whether it fits the reader's memory; absent if that is unknown. */
	readonly fits?: boolean;
}

/** Files of a repository that are listed. */
const MOST_FILES = 60;

/** The memory of a model by the type of its weights, the largest first; empty if its size is unknown. */
export function memoryRows(record: ModelRecord, fit: Fit | undefined): readonly MemoryRow[] {
	const files = fileRows(record);
	const published = publishedRow(record);
	const own = [...(published ? [published] : []), ...files];
	const known = new Set(own.map(({ type }) => type));
	// Larger types than the published one hold no more information.
	const most =
		Math.max(0, ...own.map(({ weights }) => weights)) || (memoryFor(parameterCount(record) ?? 0, "BF16") ?? 0);
	const computed = computedRows(record).filter(({ type, weights }) => !known.has(type) && weights <= most);
	const rows = [...own, ...computed].toSorted((a, b) => b.weights - a.weights);
	return fit === undefined ? rows : rows.map((row) => Object.assign(row, { fits: row.running <= fit.memory * 1e9 }));
}

function publishedRow(record: ModelRecord): MemoryRow | undefined {
	const size = sizeOf(record);
	if (size?.of !== "weights") return undefined;
	return { type: typesOf(record).join(" + "), ...takes(size.bytes), of: "published" };
}

function fileRows(record: ModelRecord): readonly MemoryRow[] {
	const choices = quantChoices(record);
	return choices.slice(0, MOST_FILES).flatMap((choice) => {
		const { label, file, size } = choice;
		const bytes = size ?? computed(record, parseQuantLabel(file)?.type);
		if (bytes === undefined) return [];
		return [{ type: label, ...takes(bytes), of: "file" as const, file, quant: quantKey(choice, choices) }];
	});
}

function computedRows(record: ModelRecord): readonly MemoryRow[] {
	const parameters = parameterCount(record);
	if (parameters === undefined || parameters <= 0) return [];
	return STORED.flatMap(([type]) => {
		const weights = memoryFor(parameters, type);
		const running = memoryNeeded(parameters, type);
		return weights === undefined || running === undefined ? [] : [{ type, weights, running, of: "computed" as const }];
	});
}

function computed(record: ModelRecord, type: string | undefined): number | undefined {
	const parameters = parameterCount(record);
	return parameters === undefined || type === undefined ? undefined : memoryFor(parameters, type);
}

function takes(weights: number): Pick<MemoryRow, "weights" | "running"> {
	return { weights, running: Math.ceil(weights * OVERHEAD) };
}
