import { memoryOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { MemoryBars } from "../memory/MemoryBars.tsx";
import { barRows } from "../memory/barRows.ts";
import { memoryRows } from "../memory/rows.ts";

export interface MemoryChartProps {
	readonly record: ModelRecord;
	/** The memory of the reader's machine in GB (10⁹ bytes). */
	readonly memory?: number;
	/** Quantized models that are derived from it. */
	readonly derived?: readonly ModelRecord[];
}

const NONE: readonly ModelRecord[] = [];

/** The memory to run each kind of a model's weights as bars, against sizes of memory; a sentence if their size is unknown. */
export function MemoryChart({ record, memory, derived = NONE }: MemoryChartProps): ReactElement {
	const fit = memory === undefined ? undefined : { memory };
	const found = memoryRows(record, { fit, estimate: memoryOf(record), derived });
	if (found.length === 0) return <p className="muted">The size of the weights is unknown.</p>;
	return <MemoryBars rows={barRows(record, found, { fit, derived }).rows} fit={fit} />;
}
