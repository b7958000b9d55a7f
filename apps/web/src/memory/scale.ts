import { bytesFor, type Fit } from "../hardware/fit.ts";
import type { MemoryRow } from "./rows.ts";

/** The scale of a chart of memory: its end, its marks, and the line of the reader's machine, in bytes. */
export interface Scale {
	readonly end: number;
	/** Sizes of memory that devices have, in GB. */
	readonly marks: readonly number[];
	/** Those of the marks that have room for their names on a phone. */
	readonly main: ReadonlySet<number>;
	/** The memory of the reader's machine, if the scale reaches it. */
	readonly machine?: number;
}

/** Sizes of memory that many devices have, in GB. */
const SIZES = [0.25, 0.5, 1, 2, 4, 8, 16, 24, 32, 48, 80, 128, 192, 256, 512, 1024, 2048, 4096];

/** A machine with more memory than this many times what the largest weights need is beyond the chart. */
const BEYOND = 3;

/** Marks keep at least this part of the scale between them, and those that phones name this one. */
const [APART, FAR_APART] = [0.16, 0.4];

/** The scale for some weights, and for the reader's machine if it is near them. */
export function scaleOf(rows: readonly MemoryRow[], fit: Fit | undefined): Scale {
	const most = Math.max(...rows.map(({ total }) => total));
	const machine = fit && bytesFor(fit.memory);
	const isInside = machine !== undefined && machine <= most * BEYOND;
	const end = (isInside ? Math.max(most, machine) : most) * 1.04;
	const marks = spaced(SIZES, end, APART);
	const main = new Set(spaced(marks, end, FAR_APART));
	return { end, marks, main, ...(isInside && { machine }) };
}

/** The sizes that are at least a part of the scale from the one before and from its start. */
function spaced(sizes: readonly number[], end: number, apart: number): readonly number[] {
	const kept: number[] = [];
	for (const size of sizes) {
		const place = bytesFor(size) / end;
		if (place <= 0.95 && place - bytesFor(kept.at(-1) ?? 0) / end >= apart) kept.push(size);
	}
	return kept;
}
