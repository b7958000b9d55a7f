import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IndexError } from "@vitrine/search";
import { afterAll, describe, expect, test } from "vitest";
import type { Measured } from "./catalogue.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { samplesIn } from "./testing.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-metrics-"));
afterAll(() => rmSync(folder, { recursive: true }));

const metricsOf = (data?: string): Metrics => createMetrics({ version: "1.2.3", data });
const scraped = async (metrics: Metrics): Promise<ReturnType<typeof samplesIn>> => samplesIn(await metrics.text());

const HOSTILE = 'folder:/a "b"\\\nc{d="e"} 1';

const INDEX: Measured = {
	generation: async () => "7",
	sources: async () => [
		{ id: HOSTILE, kind: "folder", location: "/a", records: 5, skipped: 2, importedAt: "2026-01-02T03:04:05.000Z" },
	],
	status: async () => ({ state: "degraded", engine: "x", problems: ["x"], facts: [], records: 5, staged: 3 }),
};

const fail = async (): Promise<never> => {
	throw new IndexError("unavailable", "gone");
};

describe("the catalogue", () => {
	test("has its state, records, import and sources; unknown values are left out", async () => {
		const metrics = metricsOf();
		metrics.watch(INDEX);
		const samples = await scraped(metrics);
		expect(samples.value("vitrine_index_up")).toBe(0.5);
		expect(samples.value("vitrine_index_records")).toBe(5);
		expect(samples.value("vitrine_import_staged_records")).toBe(3);
		expect(samples.value("vitrine_index_bytes")).toBeUndefined();
		expect(samples.labels("vitrine_index_generation_info", "generation")).toEqual(["7"]);
		expect(samples.value("vitrine_source_imported_timestamp_seconds")).toBe(Date.parse("2026-01-02T03:04:05Z") / 1000);
		expect(samples.value("vitrine_source_skipped_records")).toBe(2);
	});

	test("that changes leaves nothing of its former generation and sources", async () => {
		const metrics = metricsOf();
		let at = 0;
		const source = (): { id: string; kind: string; location: string; records: number } => ({
			id: `s${at}`,
			kind: "folder",
			location: "/",
			records: at,
		});
		metrics.watch({ ...INDEX, generation: async () => `g${at}`, sources: async () => [source()] });
		await scraped(metrics);
		at = 1;
		await expect.poll(async () => (await scraped(metrics)).labels("vitrine_source_records", "source")).toEqual(["s1"]);
		expect((await scraped(metrics)).labels("vitrine_index_generation_info", "generation")).toEqual(["g1"]);
	});

	test("that does not answer is down, and the scrape answers anyway", async () => {
		const metrics = metricsOf();
		metrics.watch({ generation: fail, sources: fail, status: fail });
		const samples = await scraped(metrics);
		expect(samples.value("vitrine_index_up")).toBe(0);
		expect(samples.value("vitrine_index_records")).toBeUndefined();
		expect(samples.value("process_resident_memory_bytes")).toBeGreaterThan(0);
	});

	test("has at most 50 sources", async () => {
		const metrics = metricsOf();
		const sources = Array.from({ length: 80 }, (_, at) => ({
			id: `s${at}`,
			kind: "folder",
			location: "/",
			records: 1,
		}));
		metrics.watch({ ...INDEX, sources: async () => sources });
		expect((await scraped(metrics)).labels("vitrine_source_records", "source")).toHaveLength(50);
	});
});

describe("other parts", () => {
	test("report counters by reason, levels and caches, which are read on each scrape", async () => {
		const metrics = metricsOf();
		const shed = { busy: 1 };
		metrics.counts("vitrine_test_total", "Refused", () => shed);
		metrics.level("vitrine_test_waiting", "Waiting", () => shed.busy * 10);
		metrics.cache("cards", () => ({ bytes: shed.busy, entries: 2 }));
		await scraped(metrics);
		shed.busy = 4;
		const samples = await scraped(metrics);
		expect(samples.value("vitrine_test_total", { reason: "busy" })).toBe(4);
		expect(samples.value("vitrine_test_waiting")).toBe(40);
		expect(samples.value("vitrine_cache_bytes", { cache: "cards" })).toBe(4);
	});

	test("report errors by kind", async () => {
		const metrics = metricsOf();
		metrics.failed("page");
		expect((await scraped(metrics)).value("vitrine_errors_total", { kind: "page" })).toBe(1);
	});
});

test("an invented method is counted as OTHER, and 429 and 503 as refused", async () => {
	const metrics = metricsOf();
	const request = { time: "", id: "", route: "/x", path: "/x", bytes: 1, ms: 1, agent: "", client: "" };
	for (const status of [200, 429, 503]) {
		metrics.started();
		metrics.finished({ ...request, method: `X${status}`, status });
	}
	const samples = await scraped(metrics);
	expect(samples.labels("vitrine_http_request_duration_seconds_count", "method")).toEqual(["OTHER"]);
	expect(["429", "503"].map((status) => samples.value("vitrine_http_shed_total", { status }))).toEqual([1, 1]);
	expect(samples.value("vitrine_http_requests_in_progress")).toBe(0);
});

test("the data folder has its size and the free space beside it; a folder that is gone has none", async () => {
	writeFileSync(join(folder, "x"), "x".repeat(1234));
	const samples = await scraped(metricsOf(folder));
	expect(samples.value("vitrine_folder_bytes")).toBe(1234);
	expect(samples.value("vitrine_folder_free_bytes")).toBeGreaterThan(0);
	expect((await scraped(metricsOf(join(folder, "gone")))).value("vitrine_folder_free_bytes")).toBeUndefined();
});
