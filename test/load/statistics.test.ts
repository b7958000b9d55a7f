import { describe, expect, it } from "vitest";
import { fromIntendedStart, keptRate } from "../../tools/load/schedule.ts";
import type { Shot } from "../../tools/load/shot.ts";
import { countsOf, growthOf, latenciesOf, p99Over } from "../../tools/load/statistics.ts";
import { shotOf } from "../../tools/load/vegeta.ts";

const shot = (seq: number, at: number, ms: number, more: Partial<Shot> = {}): Shot => ({
	seq,
	at,
	ms,
	status: 200,
	error: "",
	url: "http://localhost/#list",
	hasRetryAfter: false,
	...more,
});

describe("latencies", () => {
	it("count from the moment at which a request was due, not from that at which it was sent", () => {
		// Ten a second; the generator was held up after the first and sent the next three at once, 300 ms late.
		const shots = [shot(0, 1000, 5), shot(1, 1400, 5), shot(2, 1400, 5), shot(3, 1400, 5), shot(4, 1400, 5)];
		expect(fromIntendedStart(shots, 10).map(({ due, latency }) => [due, Math.round(latency)])).toEqual([
			[0, 5],
			[100, 305],
			[200, 205],
			[300, 105],
			[400, 5],
		]);
	});

	it("do not depend on the order in which answers came, nor on a first request that was late", () => {
		const shots = [shot(2, 1200, 1), shot(0, 1050, 1), shot(1, 1100, 1)];
		expect(fromIntendedStart(shots, 10).map(({ latency }) => Math.round(latency))).toEqual([1, 51, 1]);
	});

	it("have quantiles that some request had", () => {
		const values = Array.from({ length: 1000 }, (_, at) => 1000 - at);
		expect(latenciesOf(values)).toEqual({ count: 1000, p50: 500, p99: 990, p999: 999, most: 1000 });
		expect(latenciesOf([7])).toEqual({ count: 1, p50: 7, p99: 7, p999: 7, most: 7 });
		expect(latenciesOf([])).toEqual({ count: 0, p50: 0, p99: 0, p999: 0, most: 0 });
	});

	it("over time are those of the requests that were due in each window", () => {
		const shots = [shot(0, 0, 10), shot(1, 100, 30), shot(10, 1000, 70), shot(25, 2500, 90)];
		expect(p99Over(fromIntendedStart(shots, 10), 1000)).toEqual([
			{ at: 500, value: 30 },
			{ at: 1500, value: 70 },
			{ at: 2500, value: 90 },
		]);
	});
});

describe("growth", () => {
	it("compares the last third with the second, without single peaks", () => {
		expect(growthOf([10, 20, 50, 100, 100, 900, 110, 110, 800])).toBeCloseTo(0.1);
		expect(growthOf([100, 150, 200, 250, 300, 350])).toBeCloseTo(0.5);
		expect(growthOf([100])).toBe(0);
		expect(growthOf([])).toBe(0);
	});
});

describe("outcomes", () => {
	it("tell refusals that say when to try again from those that do not", () => {
		const shots = [
			shot(0, 0, 1),
			shot(1, 0, 1, { status: 503, hasRetryAfter: true }),
			shot(2, 0, 1, { status: 503 }),
			shot(3, 0, 1),
			shot(4, 0, 1, { status: 0, error: 'Get "http://localhost:1/x": dial tcp 0.0.0.0:0->127.0.0.1:1: refused' }),
		];
		expect(countsOf(shots)).toEqual({
			"200": 2,
			"503": 1,
			"503 without Retry-After": 1,
			"no answer: dial tcp 0.0.0.0:0->…: refused": 1,
		});
	});
});

describe("a line of Vegeta", () => {
	it("is a request with its time to the microsecond", () => {
		const line = {
			attack: "",
			seq: 3,
			code: 503,
			timestamp: "2026-11-22T23:59:59.123456789+01:00",
			latency: 1_500_000,
			error: "503 Service Unavailable",
			url: "http://localhost/#home",
			headers: { "Retry-After": ["5"] },
		};
		const read = shotOf(JSON.stringify(line));
		expect(read).toMatchObject({ seq: 3, status: 503, ms: 1.5, error: "", hasRetryAfter: true });
		expect(read.at).toBeCloseTo(Date.parse("2026-11-22T22:59:59Z") + 123.456, 2);
		const none = shotOf(JSON.stringify({ ...line, code: 0, headers: null, timestamp: "2026-11-22T23:59:59Z" }));
		expect(none).toMatchObject({ status: 0, error: line.error, hasRetryAfter: false });
		expect(none.at).toBe(Date.parse("2026-11-22T23:59:59Z"));
	});
});

it.each([
	[12.34, 12.3],
	[0.01, 0.1],
	[700, 700],
])("the rate %f is kept as %f", (rate, kept) => expect(keptRate(rate)).toBe(kept));
