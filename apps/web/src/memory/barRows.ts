import { contentsOf, type KvCache, memoryFor, memoryOf, runningTotal } from "@vitrine/catalogue";
import { type ModelRecord, parameterCount } from "@vitrine/model";
import { quantizationLabel } from "../facts/madeHow.ts";
import { bytesFor, type Fit } from "../hardware/fit.ts";
import type { MemoryRow } from "./rows.ts";

/** A row of the chart; a calculated one is of weights that no file here has. */
export interface BarRow extends MemoryRow {
	readonly isCalculated?: true;
}

/** Rows that a chart has. */
const MOST = 10;

/** Types that models for text are usually quantized to. */
const USUAL = ["Q8_0", "Q4_K_M"] as const;

/** Parameters from which models for text are usually quantized. */
const LEAST = 5e8;

interface BarRows {
	readonly rows: readonly BarRow[];
	/** All weights that there are, under the names that the chart has. */
	readonly known: readonly MemoryRow[];
	/** Some of them are calculated. */
	readonly isCalculated: boolean;
}

/** The weights of a model and those derived from it; for an unquantized model for text, also what the usual types would need. */
export function barRows(record: ModelRecord, found: readonly MemoryRow[], { fit, derived }: Around): BarRows {
	const calculated = isUsuallyQuantized(record) ? missing(found).map((type) => calculatedRow(record, type, fit)) : [];
	const added = calculated.filter((row) => row !== undefined);
	const labels = new Map(derived.map((model) => [model.id, quantizationLabel(model)]));
	const known = found.map((row) => named(row, labels));
	const spread = known.length > MOST ? evenly(known, MOST) : known;
	const rows = [...spread, ...added].toSorted((a, b) => b.total - a.total);
	return { rows, known, isCalculated: added.length > 0 };
}

interface Around {
	readonly fit: Fit | undefined;
	/** The quantized models that some of the rows are of. */
	readonly derived: readonly ModelRecord[];
}

/** A row under the name of its quantization, which says more than the method that wrote it; GGUF files have types. */
function named(row: MemoryRow, labels: ReadonlyMap<string, string | undefined>): MemoryRow {
	const label = row.format === "gguf" ? undefined : labels.get(row.from ?? "");
	return label === undefined ? row : { ...row, label };
}

/** Some of many rows, from the first to the last. */
function evenly<T>(rows: readonly T[], count: number): readonly T[] {
	const step = (rows.length - 1) / (count - 1);
	return Array.from({ length: count }, (_, at) => rows[Math.round(at * step)]!);
}

const WRITES_TEXT: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);

function isUsuallyQuantized(record: ModelRecord): boolean {
	const { quantization, adapter, formats } = contentsOf(record);
	const isWhole = adapter === undefined && (formats.has("safetensors") || formats.has("pytorch"));
	return isWhole && quantization === undefined && WRITES_TEXT.has(record.pipeline_tag ?? "") && count(record) >= LEAST;
}

const count = (record: ModelRecord): number => parameterCount(record) ?? 0;

/** The usual types that no row comes near. */
function missing(rows: readonly MemoryRow[]): readonly string[] {
	return USUAL.filter((type) => !rows.some(({ label }) => label === type));
}

function calculatedRow(record: ModelRecord, type: string, fit: Fit | undefined): BarRow | undefined {
	const weights = memoryFor(count(record), type);
	if (weights === undefined) return undefined;
	const cache: KvCache | undefined = memoryOf(record).cache;
	const row = runningTotal({ format: "gguf", label: type, weights, basis: "parameters" }, cache, 0);
	return { ...row, isCalculated: true, ...(fit && { fits: row.total <= bytesFor(fit.memory) }) };
}
