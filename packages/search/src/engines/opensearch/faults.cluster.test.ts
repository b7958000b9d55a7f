import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { clusterHandle } from "../../../../../tools/opensearch/handle.ts";
import type { IndexFault } from "../../errors.ts";
import { imported, model } from "../../suite/fixture.ts";
import type { Health, Upkeep } from "../../upkeep.ts";
import { hasOpenssl, makeCertificate } from "./testing/certificate.ts";
import { asked, holdersOf, openOwn, ownName, theCluster } from "./testing/cluster.ts";
import { type ProxyOptions, startProxy } from "./testing/proxy.ts";

const RECORDS = [model("one/first", { downloads: 3 }), model("two/second", { tags: ["tag"] })];

/** The URL of a proxy before the first node. */
async function proxy(options: Omit<ProxyOptions, "node">): Promise<string> {
	const { url, close } = await startProxy({ node: theCluster().urls[0]!, ...options });
	onTestFinished(close);
	return url;
}

/** What is said in the fault that it must end with. */
async function faultOf(fault: IndexFault, promise: Promise<unknown>): Promise<string> {
	const error = await promise.then(
		() => "there was none",
		(error: unknown) => error,
	);
	expect(error).toMatchObject({ name: "IndexError", fault });
	return (error as Error).message;
}

/** How an index stands once the nodes that are left know what they have lost. */
async function down(index: Upkeep): Promise<Health> {
	await expect.poll(() => index.health(), { timeout: 60_000 }).toMatchObject({ state: "down" });
	return index.health();
}

/** A URL where nobody answers. */
async function nowhere(): Promise<string> {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return `http://127.0.0.1:${port}`;
}

const someone = (login: string): Omit<ProxyOptions, "node"> => ({
	instead: ({ headers }) => (headers.authorization === login ? undefined : { status: 401, body: "Unauthorized" }),
});

describe.skipIf(clusterHandle() === undefined)("a cluster", () => {
	it("that is not there: names every node and what to look at", async () => {
		const nodes = [await nowhere(), await nowhere()];
		const index = openOwn({ nodes, timeout: 500 });
		const said = await faultOf("unavailable", index.search({}));
		for (const node of nodes) expect(said).toContain(node);
		expect(said).toContain("does not answer");
		const { state, problems, engine } = await index.health();
		expect([state, engine]).toEqual(["down", "opensearch"]);
		for (const node of nodes) expect(problems.join("\n")).toContain(node);
		expect(await index.status()).toMatchObject({ state: "down", problems });
	});

	it("of which one node is not there: goes on with the others, and names it", async () => {
		const dead = await nowhere();
		const index = openOwn({ nodes: [dead, ...theCluster().urls] });
		await imported(index, RECORDS);
		expect((await index.search({})).total).toBe(2);
		const { state, problems } = await index.health();
		expect(state).toBe("hurt");
		expect(problems.join("\n")).toContain(dead);
	});

	it("of which one node takes requests and never answers: the others are asked in its place", async () => {
		const silent = await proxy({ instead: () => new Promise<never>(() => {}) });
		const index = openOwn({ nodes: [silent, ...theCluster().urls.slice(1)], timeout: 500 });
		await imported(index, RECORDS);
		for (let times = 0; times < 6; times++) expect((await index.search({})).total).toBe(2);
	});

	it("that lost the only copy of an index: answers nothing rather than a part, and all of it when the node is back", async () => {
		const name = ownName();
		const index = openOwn({ name, replicas: 0, timeout: 2000 });
		await imported(index, RECORDS);
		const [holder] = await holdersOf(name);
		await theCluster().kill(holder!);
		await faultOf("unavailable", index.search({}));
		const { problems } = await down(index);
		expect(problems.join("\n")).toMatch(/red/);
		await theCluster().whole();
		expect((await index.search({})).total).toBe(2);
		expect((await index.health()).state).toBe("ready");
	});

	it("that lost both nodes with a copy: says that there is no cluster manager, and loses nothing", async () => {
		const name = ownName();
		const index = openOwn({ name, timeout: 2000 });
		await imported(index, RECORDS);
		const holders = await holdersOf(name);
		expect(holders).toHaveLength(2);
		await Promise.all(holders.map((node) => theCluster().kill(node)));
		const said = await faultOf("unavailable", index.search({}));
		expect(said).toContain("start the nodes that are missing");
		const { problems } = await down(index);
		for (const node of holders) expect(problems.join("\n")).toContain(theCluster().urls[node - 1]);
		await theCluster().whole();
		expect((await index.search({})).total).toBe(2);
	});

	it("that blocks writing, as it does when a disk is full: readers go on, an import says what is blocked and why", async () => {
		const name = ownName();
		const index = openOwn({ name });
		await imported(index, RECORDS);
		const block = (value: true | null): Promise<unknown> =>
			asked(`/${name}*/_settings`, { method: "PUT", body: { "index.blocks.read_only_allow_delete": value } });
		await block(true);
		const said = await faultOf("denied", imported(index, [model("three/third")]));
		expect(said).toContain("index.blocks");
		expect(said).toContain("watermark");
		expect((await index.search({})).total).toBe(2);
		const { state, problems } = await index.health();
		expect(state).toBe("hurt");
		expect(problems.join("\n")).toContain("index.blocks");
		await block(null);
		await imported(index, [model("three/third")]);
		expect((await index.search({})).total).toBe(3);
	});

	it.each([
		["1.3.20", "opensearch"],
		["9.1.0", "opensearch"],
		["8.19.0", undefined],
	])("of version %s (%s): is refused, with the versions that are read", async (number, distribution) => {
		const root = { version: { number, ...(distribution !== undefined && { distribution }) } };
		const node = await proxy({
			instead: ({ path, method }) => (path === "/" && method === "GET" ? { status: 200, body: root } : undefined),
		});
		const index = openOwn({ nodes: [node] });
		const said = await faultOf("version", index.search({}));
		expect(said).toContain(node);
		expect(said).toContain(number);
		const { state, problems } = await index.health();
		expect(state).toBe("down");
		expect(problems.join("\n")).toContain(number);
	});

	it.each([
		["a shard fails", (answer: object) => ({ ...answer, _shards: { total: 2, successful: 1, skipped: 0, failed: 1 } })],
		["its time is over", (answer: object) => ({ ...answer, timed_out: true })],
	])("that answers in part because %s: once is asked again, for ever is no page", async (_, part) => {
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
		expect(await faultOf("unavailable", index.search({ facets: ["tag"] }))).toContain(node);
	});

	it("that turns writes away for a while: they are made again, and none is lost", async () => {
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
		const index = openOwn({ nodes: [await proxy(someone(login))], ...options });
		await imported(index, RECORDS);
		expect((await index.search({})).total).toBe(2);
		expect((await index.health()).state).toBe("ready");
	});

	it.each([
		["nobody", {}],
		["a wrong password", { username: "vitrine", password: "another secret" }],
		["a wrong token", { token: "another secret" }],
	])("refuses %s: says where and what to check, and never the secret", async (_, options) => {
		const notices: string[] = [];
		const node = await proxy(someone(basic));
		const index = openOwn({ nodes: [node], ...options, onNotice: (notice) => notices.push(notice) });
		const said = await faultOf("denied", index.search({}));
		expect(said).toContain(node);
		expect(said).toMatch(/user, password or token/);
		const { state, problems } = await index.health();
		expect(state).toBe("down");
		expect([said, ...problems, ...notices].join("\n")).not.toContain("another secret");
	});

	it("refuses what a user may not do", async () => {
		const error = { type: "security_exception", reason: "no permissions for [indices:data/read/search]" };
		const node = await proxy({
			instead: ({ path }) => (path.includes("_search") ? { status: 403, body: { error, status: 403 } } : undefined),
		});
		const name = ownName();
		await imported(openOwn({ name }), RECORDS);
		const said = await faultOf("denied", openOwn({ name, nodes: [node] }).search({}));
		expect(said).toContain("indices:data/read/search");
	});
});

describe.skipIf(clusterHandle() === undefined || !hasOpenssl())("a cluster that speaks TLS", () => {
	it("is asked where the authority of its certificate is known, and not otherwise", async () => {
		const { key, cert, authority } = makeCertificate();
		const name = ownName();
		const node = await proxy({ tls: { key, cert } });
		const index = openOwn({ name, nodes: [node], ca: authority });
		await imported(index, RECORDS);
		expect((await index.search({})).total).toBe(2);
		const stranger = openOwn({ name, nodes: [node], timeout: 1000 });
		const said = await faultOf("unavailable", stranger.search({}));
		expect(said).toContain(node);
		expect(said).toContain("certificate");
		const { problems } = await stranger.health();
		expect(problems.join("\n")).toContain("certificate");
	});
});

describe.skipIf(clusterHandle() === undefined)("a name", () => {
	it("under which lies an index of another version: is refused until it is made anew", async () => {
		const name = ownName();
		const index = openOwn({ name });
		await imported(index, RECORDS);
		await asked(`/${name}-state/_update/state`, { method: "POST", body: { doc: { version: 99 } } });
		const reader = openOwn({ name });
		const said = await faultOf("version", reader.search({}));
		expect(said).toContain(name);
		expect(said).toContain("vitrine index rebuild");
		await faultOf("version", imported(reader, RECORDS));
		expect((await reader.health()).problems.join("\n")).toContain("vitrine index rebuild");
		await reader.rebuild();
		expect((await reader.search({})).total).toBe(2);
		expect((await reader.verify()).problems).toEqual([]);
	});

	it("that belongs to something else: is refused and left as it was", async () => {
		const name = ownName();
		await asked(`/${name}`, { method: "PUT", body: {} });
		const index = openOwn({ name });
		expect(await faultOf("foreign", index.search({}))).toContain(name);
		await faultOf("foreign", imported(index, RECORDS));
		expect(await asked(`/${name}/_count`)).toMatchObject({ count: 0 });
	});

	it("under which nothing lies: is an empty catalogue", async () => {
		const index = openOwn();
		expect(await index.search({ text: "anything", facets: ["task"] })).toEqual({
			rows: [],
			total: 0,
			facets: { task: [] },
		});
		expect((await index.health()).state).toBe("ready");
	});
});
