import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { ErrorKind, Measures } from "./measures.ts";

/** Seconds: a search in memory takes milliseconds, one in a cluster up to seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const ERRORS: readonly ErrorKind[] = ["page", "index"];

/** Measures queries, rendering, errors, and what other parts count. */
export function measureWork(registry: Registry): Omit<Measures, "cache"> {
	const registers = [registry];
	const rendering = new Histogram({
		name: "vitrine_render_duration_seconds",
		help: "Seconds of rendering a page to HTML",
		buckets: BUCKETS,
		registers,
	});
	return {
		query: measureQueries(registers),
		rendered: (ms) => rendering.observe(ms / 1000),
		failed: countErrors(registers),
		counts: (name, help, read) =>
			void new Counter({ name, help, labelNames: ["reason"], registers, collect: counted(read) }),
		level: (name, help, read) => void new Gauge({ name, help, registers, collect: levelled(read) }),
	};
}

function measureQueries(registers: Registry[]): Measures["query"] {
	const queries = new Histogram({
		name: "vitrine_index_query_duration_seconds",
		help: "Seconds of an index query, including waiting",
		labelNames: ["kind", "outcome"],
		buckets: BUCKETS,
		registers,
	});
	const waiting = new Gauge({ name: "vitrine_index_queries_in_progress", help: "Queries not yet answered", registers });
	return (kind) => {
		waiting.inc();
		const end = queries.startTimer();
		return (outcome) => {
			waiting.dec();
			end({ kind, outcome });
		};
	};
}

function countErrors(registers: Registry[]): Measures["failed"] {
	const errors = new Counter({ name: "vitrine_errors_total", help: "Errors", labelNames: ["kind"], registers });
	for (const kind of ERRORS) errors.inc({ kind }, 0);
	return (kind) => errors.inc({ kind });
}

/** Sets a gauge to the level that another part keeps. */
function levelled(read: () => number): (this: Gauge) => void {
	return function () {
		this.set(read());
	};
}

/** Sets a counter to the counts that another part keeps. */
function counted(read: () => Readonly<Record<string, number>>): (this: Counter<"reason">) => void {
	return function () {
		this.reset();
		for (const [reason, count] of Object.entries(read())) this.inc({ reason }, count);
	};
}
