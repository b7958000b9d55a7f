import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { found } from "./asking.ts";
import { writeAll } from "./bulk.ts";
import { Cluster } from "./cluster.ts";
import { type OpenSearchOptions, settingsOf } from "./options.ts";

type Reply = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A node that answers as a test has it; gives its URL. */
async function node(reply: Reply): Promise<string> {
	let count = 0;
	const server = createServer((request, response) => {
		request.resume().on("end", () => reply(request, response, ++count));
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close().closeAllConnections());
	await once(server, "listening");
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function cluster(nodes: readonly string[], options: Partial<OpenSearchOptions> = {}) {
	const told: string[] = [];
	const opened = new Cluster(settingsOf({ nodes, onNotice: (message) => told.push(message), ...options }));
	onTestFinished(() => opened.close());
	return { cluster: opened, told };
}

function json(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const whole = { timed_out: false, _shards: { total: 2, failed: 0 }, hits: { hits: [] } };
const failure = (type: string, reason: string) => ({ error: { type, reason, root_cause: [{ type, reason }] } });

describe("a request", () => {
	it("is made again when the cluster is busy or has no place for it, and that is told", async () => {
		const url = await node((_, response, count) =>
			count < 3
				? json(response, 503, failure("search_phase_execution_exception", "all shards failed"))
				: json(response, 200, whole),
		);
		const { cluster: opened, told } = cluster([url]);
		expect(await found(opened, {})).toEqual(whole);
		expect(told).toEqual([
			expect.stringMatching(/503 search_phase_execution_exception: all shards failed\)\. Tried again$/),
			`The node ${url} gives no answer, or says that it cannot`,
			`The node ${url} is asked again`,
		]);
	});

	it("is made again when its answer is not whole, and never taken for one", async () => {
		const partial = [
			{ ...whole, _shards: { total: 2, failed: 1 } },
			{ ...whole, timed_out: true },
		];
		const url = await node((_, response, count) => json(response, 200, partial[count - 1] ?? whole));
		expect(await found(cluster([url]).cluster, {})).toEqual(whole);
		const never = await node((_, response) => json(response, 200, partial[0]!));
		await expect(found(cluster([never], { timeout: 200 }).cluster, {})).rejects.toMatchObject({
			fault: "unavailable",
			message: expect.stringMatching(/answered only in part.*1 of 2 shards failed/),
		});
	});

	it("goes to another node when one has gone away, which is told by its URL", async () => {
		const url = await node((_, response) => json(response, 200, whole));
		const { cluster: opened, told } = cluster(["http://127.0.0.1:9", url]);
		for (let i = 0; i < 3; i++) expect(await found(opened, {})).toEqual(whole);
		expect(told).toEqual(["The node http://127.0.0.1:9 gives no answer, or says that it cannot"]);
	});

	it.each([
		[401, failure("security_exception", "no such user"), "denied", /check the user, password or token/],
		[
			403,
			failure("cluster_block_exception", "index [a] blocked by: [FORBIDDEN/8/index write (api)]"),
			"denied",
			/index\.blocks/,
		],
		[429, failure("cluster_block_exception", "disk usage exceeded flood-stage watermark"), "denied", /watermark/],
		[500, failure("io_exception", "No space left on device"), "full", /Make room/],
		[404, failure("index_not_found_exception", "no such index [a]"), "corrupt", /snapshot/],
		[400, failure("parsing_exception", "unknown query"), "unavailable", /unknown query/],
	])(
		"that is refused with %i is not made again, and the message names the node, the reason and the way out",
		async (status, body, fault, advice) => {
			let asked = 0;
			const url = await node((_, response, count) => json(response, status, ((asked = count), body)));
			const refusal = found(cluster([url]).cluster, {});
			await expect(refusal).rejects.toMatchObject({
				name: "IndexError",
				fault,
				message: expect.stringMatching(advice),
			});
			await expect(refusal).rejects.toThrow(`OpenSearch at ${url} `);
			expect(asked).toBe(1);
		},
	);

	it("carries the credentials, which no error and no notice shows", async () => {
		const seen: unknown[] = [];
		const url = await node((request, response) => {
			seen.push(request.headers.authorization);
			json(response, 401, failure("security_exception", "wrong password"));
		});
		const { cluster: opened, told } = cluster([url], { username: "reader", password: "hunter2" });
		const error: unknown = await found(opened, {}).catch((error: unknown) => error);
		expect(seen).toEqual([`Basic ${Buffer.from("reader:hunter2").toString("base64")}`]);
		const shown = inspect([error, told], { depth: 10, showHidden: true });
		for (const secret of ["hunter2", Buffer.from("reader:hunter2").toString("base64")])
			expect(shown).not.toContain(secret);
	});

	it("is refused once the index is closed", async () => {
		const { cluster: opened } = cluster(["http://127.0.0.1:9"]);
		await opened.close();
		await opened.close();
		await expect(found(opened, {})).rejects.toMatchObject({ fault: "closed" });
	});
});

const item = (status: number, error?: object) => ({ index: { status, ...(error && { error }) } });
const full = { type: "opensearch_rejected_execution_exception", reason: "queue is full" };

describe("writes", () => {
	it("that were turned away are made again, and only those", async () => {
		const bodies: string[] = [];
		const server = createServer((request, response) => {
			let body = "";
			request.on("data", (piece: Buffer) => (body += piece.toString()));
			request.on("end", () => {
				bodies.push(body);
				const items = bodies.length === 1 ? [item(201), item(429, full), item(503, full)] : [item(201), item(201)];
				json(response, 200, { errors: bodies.length === 1, items });
			});
		}).listen(0, "127.0.0.1");
		onTestFinished(() => void server.close().closeAllConnections());
		await once(server, "listening");
		const { cluster: opened, told } = cluster([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
		await writeAll(
			opened,
			"a",
			["1", "2", "3"].map((key) => ({ kind: "index", key, body: { key } })),
		);
		expect(bodies.map((body) => body.trim().split("\n").length)).toEqual([6, 4]);
		expect(bodies[1]).toBe('{"index":{"_id":"2"}}\n{"key":"2"}\n{"index":{"_id":"3"}}\n{"key":"3"}\n');
		expect(told).toEqual(["2 of 3 writes were turned away, and are made again"]);
	});

	it("that cannot succeed fail, with the reason", async () => {
		const url = await node((_, response) =>
			json(response, 200, {
				errors: true,
				items: [item(400, { type: "mapper_parsing_exception", reason: "no number" })],
			}),
		);
		const writing = writeAll(cluster([url]).cluster, "a", [{ kind: "index", key: "1", body: {} }]);
		await expect(writing).rejects.toThrow(/400 mapper_parsing_exception: no number/);
	});
});
