import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ClusterHandle, clusterHandle } from "../../../../tools/opensearch/handle.ts";
import { buildIfStale } from "../../scripts/build.ts";
import { Balancer, gotten, Readers } from "../testing/balancer.ts";
import { type ClusterPlace, importInto, type ServerProcess, startServer } from "../testing/servers.ts";

const handle = clusterHandle();
const STARTER = join(import.meta.dirname, "../../../../starter/models.ndjson");

/** Pages that are made of records: lists, words, filters, figures, a model, what machines read. */
const PAGES = [
	"/",
	"/models",
	"/models?q=llama",
	"/models?q=whisper&sort=downloads",
	"/models?sort=likes&dir=asc",
	"/models?library=diffusers",
	"/models?task=text-generation&licence=apache-2.0",
	"/tasks/text-generation",
	"/libraries/transformers",
	"/api/models?search=bert&limit=5",
	"/islands/model-list.json?q=clip",
	"/docs",
];

/** A page without how long ago something was. */
const timeless = (body: string): string => body.replaceAll(/<time\b[^>]*>[^<]*<\/time>/g, "");

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
		await expect.poll(() => readiness(other)).toMatchObject({ status: 200, state: "hurt" });
		expect((await readiness(other)).problems).toContain(place.nodes[1]);
		await one.end("SIGKILL");
		await readers.read(100);
		expect(balancer.broken).toBeGreaterThan(0);
		await cluster.whole();
		await readers.read(60);
		await readers.stop();
		expect(readers.wrong).toEqual([]);
		await expect.poll(() => readiness(other), { timeout: 20_000 }).toMatchObject({ status: 200, state: "ready" });
	});
});

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
