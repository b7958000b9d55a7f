import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildIfStale, serverFile } from "../../../scripts/build.ts";
import { samplesIn } from "../metrics/testing.ts";
import { SWEEP } from "../../../../../test/sweep.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-observed-"));
const audit = join(folder, "audit.ndjson");
let child: ChildProcess;
let out = "";
let url: string;
let metrics: string;

beforeAll(async () => {
	await buildIfStale();
	const env = {
		...process.env,
		HOST: "127.0.0.1",
		PORT: "0",
		VITRINE_DATA: join(folder, "data"),
		VITRINE_METRICS_PORT: "0",
		VITRINE_COLLECTIONS: join(folder, "none.yaml"),
		VITRINE_LOG: "json",
		VITRINE_AUDIT_LOG: audit,
		VITRINE_PROXIES: "1",
	};
	Reflect.deleteProperty(env, "npm_lifecycle_event");
	child = spawn(process.execPath, [serverFile], { env, stdio: ["ignore", "pipe", "pipe"] });
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => (out += piece.toString()));
	[metrics, url] = await Promise.all([printed(/Metrics are at (http:[^"\s]+)/), printed(/ready at (http:[^"\s]+)/)]);
});
afterAll(() => {
	child.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
});

async function printed(pattern: RegExp): Promise<string> {
	while (child.exitCode === null) {
		const [, found] = pattern.exec(out) ?? [];
		if (found !== undefined) return found;
		await setTimeout(20);
	}
	throw new Error(out);
}

const jsonLines = (text: string): Readonly<Record<string, unknown>>[] =>
	text
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as Record<string, unknown>);

const scraped = async (): Promise<ReturnType<typeof samplesIn>> => samplesIn(await (await fetch(metrics)).text());

describe("metrics", () => {
	test("are in the text format of Prometheus, on their own port only", async () => {
		const answer = await fetch(metrics);
		expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
		expect((await fetch(`${url}/metrics`)).status).toBe(404);
	});

	test("have the probes beside them", async () => {
		const { origin } = new URL(metrics);
		expect(await (await fetch(`${origin}/livez`)).json()).toEqual({ state: "live" });
		const ready = await fetch(`${origin}/readyz`);
		expect([ready.status, ready.headers.get("Content-Type")]).toEqual([200, "application/json"]);
		const health: unknown = await ready.json();
		// A proxy may pass on requests of others to the site, but none to the metrics of this machine.
		expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ count: 1, codes: ["collections"] });
		expect(health).toMatchObject({ state: "degraded", problems: [expect.stringContaining("none.yaml")] });
		expect((await fetch(metrics.replace("/metrics", "/"))).status).toBe(404);
		expect((await fetch(metrics, { method: "POST" })).status).toBe(405);
	});

	test("count requests by the pattern of their route, whatever their addresses are", SWEEP, async () => {
		const paths = Array.from({ length: 60 }, (_, at) => [
			`/models/acme/m${at}`,
			`/tasks/t${at}`,
			`/x${at}/y/z/q`,
		]).flat();
		for (const path of paths) await (await fetch(url + path)).text();
		await (await fetch(`${url}/livez`)).text();
		await expect
			.poll(async () => (await scraped()).value(COUNT, { route: "/models/:owner/:name", status: "4xx" }))
			.toBe(60);
		const samples = await scraped();
		expect(samples.value(COUNT, { route: "none", status: "4xx" })).toBeGreaterThanOrEqual(60);
		const routes = samples.labels(COUNT, "route");
		expect(routes.filter((route) => /\d|livez/.test(route))).toEqual([]);
		expect(routes.length).toBeLessThan(20);
	});

	test("measure searches, rendering, memory, delay of the event loop, caches and disk", async () => {
		await (await fetch(`${url}/models?q=bert`)).text();
		const samples = await scraped();
		for (const name of [
			"vitrine_render_duration_seconds_count",
			"process_resident_memory_bytes",
			"nodejs_heap_size_used_bytes",
			"nodejs_eventloop_lag_p99_seconds",
			"vitrine_folder_bytes",
			"vitrine_folder_free_bytes",
			"vitrine_index_bytes",
		])
			expect([name, samples.value(name)]).toEqual([name, expect.toSatisfy((value) => Number(value) > 0)]);
		expect(samples.value("vitrine_cache_entries", { cache: "pages" })).toBeGreaterThan(0);
		expect(
			samples.value("vitrine_index_query_duration_seconds_count", { kind: "search", outcome: "ok" }),
		).toBeGreaterThan(0);
		expect(samples.value("vitrine_index_queries_in_progress")).toBe(0);
		expect(samples.value("vitrine_http_requests_in_progress")).toBe(0);
	});

	test("state the catalogue: whether it answers, its records, generation, sources and their age", async () => {
		const samples = await scraped();
		expect(samples.value("vitrine_index_up")).toBe(1);
		expect(samples.value("vitrine_index_records")).toBeGreaterThan(10);
		expect(samples.value("vitrine_import_staged_records")).toBe(0);
		expect(samples.labels("vitrine_index_generation_info", "generation")).toHaveLength(1);
		const [source = ""] = samples.labels("vitrine_source_imported_timestamp_seconds", "source");
		expect(samples.value("vitrine_source_imported_timestamp_seconds", { source })).toBeGreaterThan(1_600_000_000);
	});

	test("count errors and shed requests from zero, so that an alert sees the first one", async () => {
		const samples = await scraped();
		for (const status of ["429", "503"]) expect(samples.value("vitrine_http_shed_total", { status })).toBe(0);
		for (const kind of ["page", "index"]) expect(samples.value("vitrine_errors_total", { kind })).toBe(0);
	});
});

const COUNT = "vitrine_http_request_duration_seconds_count";

describe("the log in JSON", () => {
	test("has a line for each request except probes, with the id that the answer names", async () => {
		const ordinary = await fetch(`${url}/tasks?secret=1`, { headers: { "X-Request-Id": "proxy-17" } });
		const other = await fetch(`${url}/docs`, { headers: { "X-Request-Id": "not ordinary" } });
		await Promise.all([ordinary.text(), other.text(), (await fetch(`${url}/livez`)).text()]);
		expect(ordinary.headers.get("X-Request-Id")).toBe("proxy-17");
		const id = other.headers.get("X-Request-Id");
		expect(id).toMatch(/^[0-9a-f-]{36}$/);
		await expect.poll(() => jsonLines(out).find((line) => line["id"] === id)).toMatchObject({ path: "/docs" });
		expect(jsonLines(out).find((line) => line["id"] === "proxy-17")).toMatchObject({
			level: "info",
			method: "GET",
			route: "/tasks",
			status: 200,
			bytes: expect.any(Number),
			ms: expect.any(Number),
		});
		expect(out).not.toMatch(/secret|livez/);
	});
});

describe("the audit log", () => {
	test("has a line for each download and API call, with the client behind a trusted proxy", async () => {
		const headers = { "X-Forwarded-For": "198.51.100.7", "User-Agent": "a".repeat(900) };
		for (const path of ["/api/models?limit=1", "/acme/none/resolve/main/config.json", "/tasks"])
			await (await fetch(url + path, { headers })).text();
		await expect.poll(() => jsonLines(readFileSync(audit, "utf8"))).toHaveLength(2);
		const [api, download] = jsonLines(readFileSync(audit, "utf8"));
		expect(api).toMatchObject({ kind: "api", client: "198.51.100.7", path: "/api/models", status: 200 });
		expect(download).toMatchObject({ kind: "download", status: 404, agent: "a".repeat(300), ms: expect.any(Number) });
	});
});
