/** What some work took, in milliseconds: of the processors, all threads together, and of the clock. */
export interface Cost {
	readonly cpu: number;
	readonly wall: number;
}

/** What it took, and what came of it. */
export async function costOf<T>(work: () => Promise<T>): Promise<Cost & { readonly result: T }> {
	const [before, started] = [process.cpuUsage(), performance.now()];
	const result = await work();
	const { user, system } = process.cpuUsage(before);
	return { cpu: (user + system) / 1000, wall: performance.now() - started, result };
}

/** The cost that a share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const MEGABYTE = 1e6;
