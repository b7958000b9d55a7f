import { isCountable, isEstimable, type Source } from "@vitrine/sources";

export interface ImportProgress {
	readonly imported: number;
	readonly skipped: number;
	/** Of the imported records, those that were there already, unchanged: an interrupted import resumes with these. */
	readonly met: number;
	/** The number of records, if the source knows it. */
	readonly expected?: number;
	/** `expected` is an estimate. */
	readonly isEstimate?: true;
	/** All records have been read and are being made visible. */
	readonly isFinishing?: true;
}

export type Expected = Pick<ImportProgress, "expected" | "isEstimate">;

/** How many records an import will read, as far as the source can tell. */
export async function expectedOf(source: Source, limit = Infinity): Promise<Expected> {
	const count = isCountable(source) ? await source.count() : undefined;
	if (count !== undefined) return { expected: Math.min(count, limit) };
	const estimate = isEstimable(source) ? await source.estimate() : undefined;
	if (estimate !== undefined && estimate < limit) return { expected: estimate, isEstimate: true };
	return Number.isFinite(limit) ? { expected: limit } : {};
}
