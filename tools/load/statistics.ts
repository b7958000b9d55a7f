import { quantile } from "../../packages/search/bench/cost.ts";
import type { Timed } from "./schedule.ts";
import type { Shot } from "./shot.ts";

/** Latencies in milliseconds. */
export interface Latencies {
	readonly count: number;
	readonly p50: number;
	readonly p99: number;
	readonly p999: number;
	readonly most: number;
}

export function latenciesOf(values: readonly number[]): Latencies {
	if (values.length === 0) return { count: 0, p50: 0, p99: 0, p999: 0, most: 0 };
	const [p50 = 0, p99 = 0, p999 = 0, most = 0] = [0.5, 0.99, 0.999, 1].map((share) => quantile(values, share));
	return { count: values.length, p50, p99, p999, most };
}

/** A value at a time, in milliseconds since the start. */
export interface Point {
	readonly at: number;
	readonly value: number;
}

/** The p99 of the requests that were due in each window of some milliseconds, at its middle. */
export function p99Over(timed: readonly Timed[], window: number): readonly Point[] {
	const windows = Map.groupBy(timed, ({ due }) => Math.floor(due / window));
	return [...windows]
		.toSorted(([a], [b]) => a - b)
		.map(([number, some]) => ({
			at: (number + 0.5) * window,
			value: quantile(
				some.map(({ latency }) => latency),
				0.99,
			),
		}));
}

/**
 * How much larger the median of the last third of some values is than that of the second, as a share of the second. In the
 * first third, caches fill.
 */
export function growthOf(values: readonly number[]): number {
	const third = Math.max(1, Math.floor(values.length / 3));
	const [second, last] = [quantile(values.slice(-2 * third, -third), 0.5), quantile(values.slice(-third), 0.5)];
	return values.length < 2 ? 0 : last / second - 1;
}

/** How often each status occurs, and each reason for no answer, the most frequent first. */
export function countsOf(shots: readonly Shot[]): Readonly<Record<string, number>> {
	const counts = Object.entries(Object.groupBy(shots, outcomeOf)).map(
		([name, some = []]) => [name, some.length] as const,
	);
	return Object.fromEntries(counts.toSorted(([, a], [, b]) => b - a));
}

function outcomeOf({ status, error, hasRetryAfter }: Shot): string {
	if (status === 0) return `no answer: ${error.replace(/^Get "[^"]*": /, "").replace(/127\.0\.0\.1:\d+/g, "…")}`;
	return status === 503 && !hasRetryAfter ? "503 without Retry-After" : String(status);
}
