import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Finished } from "../request/finished.ts";
import type { Observer } from "../request/observe.ts";

/** Seconds: from an answer of the cache to a request that most proxies give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Methods that are named; others are `OTHER`, because anyone can invent methods. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

/** Measures requests by method, route pattern and class of status. */
export function measureRequests(registry: Registry): Pick<Observer, "started" | "finished"> {
	const registers = [registry];
	const open = new Gauge({ name: "vitrine_http_requests_in_progress", help: "Requests in progress", registers });
	const duration = new Histogram({
		name: "vitrine_http_request_duration_seconds",
		help: "Seconds from a request to the last byte of its response",
		labelNames: ["method", "route", "status"],
		buckets: BUCKETS,
		registers,
	});
	const bytes = new Counter({ name: "vitrine_http_sent_bytes_total", help: "Bytes of responses", registers });
	const shed = new Counter({
		name: "vitrine_http_shed_total",
		help: "Responses that asked the client to try again later, by status",
		labelNames: ["status"],
		registers,
	});
	for (const status of SHED) shed.inc({ status }, 0);
	return {
		started: () => open.inc(),
		finished: (finished) => {
			open.dec();
			bytes.inc(finished.bytes);
			duration.observe(labelsOf(finished), finished.ms / 1000);
			if (SHED.has(String(finished.status))) shed.inc({ status: String(finished.status) });
		},
	};
}

/** Too many requests, and service unavailable. */
const SHED: ReadonlySet<string> = new Set(["429", "503"]);

const labelsOf = ({ method, route, status }: Finished): Readonly<Record<string, string>> => ({
	method: METHODS.has(method) ? method : "OTHER",
	route,
	status: `${Math.floor(status / 100)}xx`,
});
