import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { clusterHandle } from "../../../../../tools/opensearch/handle.ts";
import type { IndexErrorCode } from "../../api/errors.ts";
import type { Health, Maintenance } from "../../api/maintenance.ts";
import { imported, model } from "../../suite/fixture.ts";
import { hasOpenssl, makeCertificate } from "./testing/certificate.ts";
import { asked, holdersOf, openOwn, ownName, theCluster } from "./testing/ownCluster.ts";
import { type ProxyOptions, startProxy } from "./testing/proxy.ts";

const RECORDS = [model("one/first", { downloads: 3 }), model("two/second", { tags: ["tag"] })];

/** The URL of a proxy before the first node. */
async function proxy(options: Omit<ProxyOptions, "node">): Promise<string> {
	const { url, close } = await startProxy({ node: theCluster().urls[0]!, ...options });
	onTestFinished(close);
	return url;
}

/** The message of the IndexError with which a promise must reject. */
async function rejection(code: IndexErrorCode, promise: Promise<unknown>): Promise<string> {
	const error = await promise.then(
		() => "there was none",
		(error: unknown) => error,
	);
	expect(error).toMatchObject({ name: "IndexError", code });
	return (error as Error).message;
}

/** The health of an index once the remaining nodes have noticed the loss. */
async function down(index: Maintenance): Promise<Health> {
	await expect.poll(() => index.health(), { timeout: 60_000 }).toMatchObject({ state: "down" });
	return index.health();
}

/** A URL at which nothing answers. */
async function nowhere(): Promise<string> {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return `http://127.0.0.1:${port}`;
}

const withLogin = (login: string): Omit<ProxyOptions, "node"> => ({
	instead: ({ headers }) => (headers.authorization === login ? undefined : { status: 401, body: "Unauthorized" }),
});

describe.skipIf(clusterHandle() === undefined)("a cluster", () => {
	it("that does not run: every node is named, and what to check", async () => {
		const nodes = [await nowhere(), await nowhere()];
		const index = openOwn({ nodes, timeout: 500 });
		const said = await rejection("unavailable", index.search({}));
		for (const node of nodes) expect(said).toContain(node);
		expect(said).toContain("does not answer");
		const { state, problems, engine } = await index.health();
		expect([state, engine]).toEqual(["down", "opensearch"]);
		for (const node of nodes) expect(JSON.stringify(problems)).toContain(node);
		expect(await index.status()).toMatchObject({ state: "down", problems: problems.map(({ message }) => message) });
	});

	it("of which one node does not run: the others are used, and it is named", async () => {
		const dead = await nowhere();
		const index = openOwn({ nodes: [dead, ...theCluster().urls] });
		await imported(index, RECORDS);
		expect((await index.search({})).total).toBe(2);
		const { state, problems } = await index.health();
		expect(state).toBe("degraded");
		expect(JSON.stringify(problems)).toContain(dead);
	});

	it("of which one node accepts requests and never answers: the others are used", async () => {
		const silent = await proxy({ instead: () => new Promise<never>(() => {}) });
		const index = openOwn({ nodes: [silent, ...theCluster().urls.slice(1)], timeout: 500 });
		await imported(index, RECORDS);
		for (let times = 0; times < 6; times++) expect((await index.search({})).total).toBe(2);
	});

	it("that lost the only copy of an index: never answers in part, and completely when the node is back", async () => {
		const name = ownName();
		const index = openOwn({ name, replicas: 0, timeout: 2000 });
		await imported(index, RECORDS);
		const [holder] = await holdersOf(name);
		await theCluster().kill(holder!);
		await rejection("unavailable", index.search({}));
		const { problems } = await down(index);
		expect(JSON.stringify(problems)).toMatch(/red/);
		await theCluster().whole();
		expect((await index.search({})).total).toBe(2);
		expect((await index.health()).state).toBe("ready");
	});

	it("that lost both nodes with a copy: reports that there is no cluster manager, and loses nothing", async () => {
		const name = ownName();
		const index = openOwn({ name, timeout: 2000 });
		await imported(index, RECORDS);
		const holders = await holdersOf(name);
		expect(holders).toHaveLength(2);
		await Promise.all(holders.map((node) => theCluster().kill(node)));
		const said = await rejection("unavailable", index.search({}));
		expect(said).toContain("start the nodes that are missing");
		const { problems } = await down(index);
		for (const node of holders) expect(JSON.stringify(problems)).toContain(theCluster().urls[node - 1]);
		await theCluster().whole();
		expect((await index.search({})).total).toBe(2);
	});

	it("that blocks writes, as on a full disk: searches work, and an import reports what is blocked and why", async () => {
		const name = ownName();
		const index = openOwn({ name });
		await imported(index, RECORDS);
		const block = (value: true | null): Promise<unknown> =>
			asked(`/${name}*/_settings`, { method: "PUT", body: { "index.blocks.read_only_allow_delete": value } });
		await block(true);
		const said = await rejection("denied", imported(index, [model("three/third")]));
		expect(said).toContain("index.blocks");
		expect(said).toContain("watermark");
		expect((await index.search({})).total).toBe(2);
		const { state, problems } = await index.health();
		expect(state).toBe("degraded");
		expect(JSON.stringify(problems)).toContain("index.blocks");
		await block(null);
		await imported(index, [model("three/third")]);
		expect((await index.search({})).total).toBe(3);
	});

	it.each([
		["1.3.20", "opensearch"],
		["9.1.0", "opensearch"],
		["8.19.0", undefined],
	])("of version %s (%s): is refused, with the supported versions", async (number, distribution) => {
		const root = { version: { number, ...(distribution !== undefined && { distribution }) } };
		const node = await proxy({
			instead: ({ path, method }) => (path === "/" && method === "GET" ? { status: 200, body: root } : undefined),
		});
		const index = openOwn({ nodes: [node] });
		const said = await rejection("version", index.search({}));
		expect(said).toContain(node);
		expect(said).toContain(number);
		const { state, problems } = await index.health();
		expect(state).toBe("down");
		expect(JSON.stringify(problems)).toContain(number);
	});

	it.each([
		["a shard fails", (answer: object) => ({ ...answer, _shards: { total: 2, successful: 1, skipped: 0, failed: 1 } })],
		["its time is over", (answer: object) => ({ ...answer, timed_out: true })],
	])("that answers in part because %s: a search is repeated, and finally fails", async (_, part) => {
		const name = ownName();
		await imported(openOwn({ name }), RECORDS);
		let times = 1;
		const node = await proxy({
			alter: ({ path }, body) => (/_m?search/.test(path) && times-- > 0 ? part(body as object) : body),
		});
		const index = openOwn({ name, nodes: [node], timeout: 2000 });
		expect((await index.search({ facets: ["tag"] })).total).toBe(2);
		expect(times).toBeLessThan(1);
		times = Infinity;
		expect(await rejection("unavailable", index.search({ facets: ["tag"] }))).toContain(node);
	});

	it("that rejects writes for a while: they are repeated, and none is lost", async () => {
		let turnedAway = 0;
		const node = await proxy({
			instead: ({ path }) =>
				path.includes("_bulk") && turnedAway++ < 2
					? {
							status: 429,
							body: { error: { type: "rejected_execution_exception", reason: "the queue is full" }, status: 429 },
						}
					: undefined,
		});
		const index = openOwn({ nodes: [node] });
		await imported(index, RECORDS);
		expect(turnedAway).toBeGreaterThan(2);
		expect((await index.search({})).total).toBe(2);
	});
});

describe.skipIf(clusterHandle() === undefined)("a cluster with a login", () => {
	const basic = `Basic ${Buffer.from("vitrine:a secret").toString("base64")}`;

	it.each([
		["a password", basic, { username: "vitrine", password: "a secret" }],
		["a token", "Bearer a.long.token", { token: "a.long.token" }],
	])("takes %s", async (_, login, options) => {
		const index = openOwn({ nodes: [await proxy(withLogin(login))], ...options });
		await imported(index, RECORDS);
		expect((await index.search({})).total).toBe(2);
		expect((await index.health()).state).toBe("ready");
	});

	it.each([
		["no credentials", {}],
		["a wrong password", { username: "vitrine", password: "another secret" }],
		["a wrong token", { token: "another secret" }],
	])("refuses %s: the node and what to check are named, but never the secret", async (_, options) => {
		const notices: string[] = [];
		const node = await proxy(withLogin(basic));
		const index = openOwn({ nodes: [node], ...options, onNotice: (notice) => notices.push(notice) });
		const said = await rejection("denied", index.search({}));
		expect(said).toContain(node);
		expect(said).toMatch(/user, password or token/);
		const { state, problems } = await index.health();
		expect(state).toBe("down");
		expect(JSON.stringify([said, problems, notices])).not.toContain("another secret");
	});

	it("refuses what a user is not allowed to do", async () => {
		const error = { type: "security_exception", reason: "no permissions for [indices:data/read/search]" };
		const node = await proxy({
			instead: ({ path }) => (path.includes("_search") ? { status: 403, body: { error, status: 403 } } : undefined),
		});
		const name = ownName();
		await imported(openOwn({ name }), RECORDS);
		const said = await rejection("denied", openOwn({ name, nodes: [node] }).search({}));
		expect(said).toContain("indices:data/read/search");
	});
});

describe.skipIf(clusterHandle() === undefined || !hasOpenssl())("a cluster with TLS", () => {
	it("is used if the authority of its certificate is known, and not otherwise", async () => {
		const { key, cert, authority } = makeCertificate();
		const name = ownName();
		const node = await proxy({ tls: { key, cert } });
		const index = openOwn({ name, nodes: [node], ca: authority });
		await imported(index, RECORDS);
		expect((await index.search({})).total).toBe(2);
		const untrusting = openOwn({ name, nodes: [node], timeout: 1000 });
		const said = await rejection("unavailable", untrusting.search({}));
		expect(said).toContain(node);
		expect(said).toContain("certificate");
		const { problems } = await untrusting.health();
		expect(JSON.stringify(problems)).toContain("certificate");
	});
});

describe.skipIf(clusterHandle() === undefined)("a name", () => {
	it("of an index of another version: is refused until a rebuild", async () => {
		const name = ownName();
		const index = openOwn({ name });
		await imported(index, RECORDS);
		await asked(`/${name}-state/_update/state`, { method: "POST", body: { doc: { version: 99 } } });
		const reader = openOwn({ name });
		const said = await rejection("version", reader.search({}));
		expect(said).toContain(name);
		expect(said).toContain("vitrine index rebuild");
		await rejection("version", imported(reader, RECORDS));
		expect(JSON.stringify((await reader.health()).problems)).toContain("vitrine index rebuild");
		await reader.rebuild();
		expect((await reader.search({})).total).toBe(2);
		expect((await reader.verify()).problems).toEqual([]);
	});

	it("that belongs to something else: is refused and not changed", async () => {
		const name = ownName();
		await asked(`/${name}`, { method: "PUT", body: {} });
		const index = openOwn({ name });
		expect(await rejection("foreign", index.search({}))).toContain(name);
		await rejection("foreign", imported(index, RECORDS));
		expect(await asked(`/${name}/_count`)).toMatchObject({ count: 0 });
	});

	it("that is not used: is an empty catalogue", async () => {
		const index = openOwn();
		expect(await index.search({ text: "anything", facets: ["task"] })).toEqual({
			rows: [],
			total: 0,
			facets: { task: [] },
		});
		expect((await index.health()).state).toBe("ready");
	});
});
