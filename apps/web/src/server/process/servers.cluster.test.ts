import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ClusterHandle, clusterHandle } from "../../../../../tools/opensearch/handle.ts";
import { buildIfStale } from "../../../scripts/build.ts";
import { Balancer, gotten, Readers } from "../../testing/balancer.ts";
import { type ClusterPlace, importInto, type ServerProcess, startServer } from "../../testing/servers.ts";

const handle = clusterHandle();
const STARTER = join(import.meta.dirname, "../../../../../starter/models.ndjson");

/** Pages that show records: lists, searches, filters, counts, a model, and data for programs. */
const PAGES = [
	"/",
	"/models?counts=all",
	"/models?q=llama&counts=all",
	"/models?q=whisper&sort=downloads&counts=all",
	"/models?sort=likes&dir=asc&counts=none",
	"/models?task=text-generation&licence=apache-2.0&counts=all",
	"/models/openai/whisper-large-v3",
	"/tasks/text-generation",
	"/libraries/transformers",
	"/api/models?search=bert&limit=5",
	"/islands/model-list.json?q=clip",
	"/docs",
];

/** A page without the current time and relative dates. */
const timeless = (body: string): string =>
	body.replaceAll(/<time\b[^>]*>[^<]*<\/time>|(?:"|&quot;)now(?:"|&quot;):(?:"|&quot;)[\d.:TZ-]+/g, "");

describe.skipIf(handle === undefined)("servers before a cluster", () => {
	const cluster = handle as ClusterHandle;
	const place: ClusterPlace = { nodes: handle?.urls ?? [], index: `test-${randomUUID()}` };

	beforeAll(async () => {
		await buildIfStale();
		await importInto(place, STARTER);
	});
	afterAll(async () => {
		await cluster.whole();
		for (const { index } of (await json(`${place.nodes[0]}/_cat/indices/${place.index}*?format=json`)) as {
			index: string;
		}[])
			await fetch(`${place.nodes[0]}/${index}`, { method: "DELETE" });
	});

	afterEach(() => cluster.whole());

	async function server(): Promise<ServerProcess> {
		const started = await startServer(place);
		onTestFinished(() => started.end("SIGKILL"));
		return started;
	}

	it("give the same pages, and no page fails while a node and then a server is killed", async () => {
		const [one, other] = [await server(), await server()];
		const right = new Map<string, string>();
		for (const path of PAGES) {
			const [first, second] = await Promise.all([gotten(one.url, path), gotten(other.url, path)]);
			expect([path, first?.status, second?.status]).toEqual([path, 200, 200]);
			expect(timeless(second!.body), path).toBe(timeless(first!.body));
			right.set(path, timeless(first!.body));
		}
		const balancer = new Balancer([one.url, other.url]);
		const readers = new Readers(balancer, right, timeless);
		onTestFinished(() => readers.stop());
		await readers.read(60);
		await cluster.kill(2);
		await readers.read(100);
		await expect.poll(() => readiness(other), { timeout: 60_000 }).toMatchObject({ status: 200, state: "degraded" });
		expect((await readiness(other)).problems).toContain(place.nodes[1]);
		await one.end("SIGKILL");
		await readers.read(100);
		expect(balancer.broken).toBeGreaterThan(0);
		await cluster.whole();
		await readers.read(60);
		await readers.stop();
		expect(readers.wrong).toEqual([]);
		await expect.poll(() => readiness(other), { timeout: 60_000 }).toMatchObject({ status: 200, state: "ready" });
	});

	it("start before the cluster: they wait, report it, answer requests that need no records, and become ready on their own", async () => {
		for (const node of [1, 2, 3]) await cluster.stop(node);
		const waiting = await server();
		const { status, state, problems, retryAfter } = await readiness(waiting);
		expect([status, state]).toEqual([503, "down"]);
		expect(Number(retryAfter)).toBeGreaterThan(0);
		for (const node of place.nodes) expect(problems).toContain(node);
		await expect
			.poll(waiting.said, { timeout: 60_000 })
			.toContain(`Vitrine is listening at ${waiting.url} and waiting`);
		expect(waiting.said()).toContain("The index cannot answer");
		expect(waiting.said()).not.toContain("    at ");
		await expectOnlyRecordsMissing(waiting);
		await cluster.whole();
		await expect.poll(() => readiness(waiting), { timeout: 60_000 }).toMatchObject({ status: 200, state: "ready" });
		await expect.poll(waiting.said, { timeout: 60_000 }).toContain("Vitrine is ready at");
		for (const path of PAGES) expect((await fetch(waiting.url + path)).status, path).toBe(200);
	});

	it("survive the loss of the cluster: no page is wrong meanwhile, and all are available again afterwards", async () => {
		const left = await server();
		expect((await fetch(`${left.url}/models`)).status).toBe(200);
		await Promise.all([1, 2, 3].map((node) => cluster.kill(node)));
		await expect.poll(() => readiness(left), { timeout: 60_000 }).toMatchObject({ status: 503, state: "down" });
		await expectOnlyRecordsMissing(left);
		await cluster.whole();
		await expect.poll(() => readiness(left), { timeout: 60_000 }).toMatchObject({ status: 200, state: "ready" });
		expect((await fetch(`${left.url}/models`)).status).toBe(200);
		const problems = left
			.said()
			.split("\n")
			.filter((line) => line.startsWith("The index cannot answer"));
		expect(problems.length).toBeGreaterThan(0);
		expect(new Set(problems).size).toBe(problems.length);
		expect(left.said()).toContain("The index is healthy again");
	});
});

/** Expects 503 for pages and data that need records, and 200 for all others. */
async function expectOnlyRecordsMissing({ url }: ServerProcess): Promise<void> {
	for (const path of ["/", "/tasks", "/docs", "/quantizations", "/providers", "/livez"])
		expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
	for (const path of [
		"/models?q=llama",
		"/api/models?limit=5",
		"/islands/model-list.json",
		"/models/openai/whisper-large-v3",
	]) {
		for (const method of ["GET", "HEAD"]) {
			const answer = await fetch(url + path, { method, redirect: "manual" });
			expect([path, method, answer.status]).toEqual([path, method, 503]);
			expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
			expect(answer.headers.get("Cache-Control")).toMatch(/no-(?:store|cache)/);
			const body = await answer.text();
			expect(body).not.toContain("    at ");
			expect(body).not.toContain(handle!.urls[0]);
		}
	}
}

interface Readiness {
	readonly status: number;
	readonly state: string;
	readonly problems: string;
	readonly retryAfter: string | null;
}

async function readiness({ url }: ServerProcess): Promise<Readiness> {
	const answer = await fetch(`${url}/readyz`);
	const { state, problems } = (await answer.json()) as { readonly state: string; readonly problems: readonly string[] };
	return { status: answer.status, state, problems: problems.join("\n"), retryAfter: answer.headers.get("Retry-After") };
}

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();
