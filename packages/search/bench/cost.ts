/** Milliseconds of CPU time of all threads, and of elapsed time. */
export interface Cost {
	readonly cpu: number;
	readonly wall: number;
}

/** The cost and the result of some work. */
export async function costOf<T>(work: () => Promise<T>): Promise<Cost & { readonly result: T }> {
	const [before, started] = [process.cpuUsage(), performance.now()];
	const result = await work();
	const { user, system } = process.cpuUsage(before);
	return { cpu: (user + system) / 1000, wall: performance.now() - started, result };
}

/** The value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const MEGABYTE = 1e6;
