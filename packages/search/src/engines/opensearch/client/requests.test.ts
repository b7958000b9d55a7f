import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect, promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { OpenSearchOptions } from "../settings/options.ts";
import { settingsOf } from "../settings/settings.ts";
import { bulkWrite } from "./bulk.ts";
import { ClusterClient } from "./clusterClient.ts";
import { runSearch } from "./search.ts";

type Reply = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Starts a node with the answers of a test; returns its URL. */
async function node(reply: Reply): Promise<string> {
	let count = 0;
	const server = createServer((request, response) => {
		request.resume().on("end", () => reply(request, response, ++count));
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close().closeAllConnections());
	await once(server, "listening");
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function openClient(nodes: readonly string[], options: Partial<OpenSearchOptions> = {}) {
	const notices: string[] = [];
	const client = new ClusterClient(settingsOf({ nodes, onNotice: (message) => notices.push(message), ...options }));
	onTestFinished(() => client.close());
	return { client, notices };
}

function json(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const whole = { timed_out: false, _shards: { total: 2, failed: 0 }, hits: { hits: [] } };
const failure = (type: string, reason: string) => ({ error: { type, reason, root_cause: [{ type, reason }] } });

describe("a request", () => {
	it("is repeated while the cluster is busy, with a notice", async () => {
		const url = await node((_, response, count) =>
			count < 3
				? json(response, 503, failure("search_phase_execution_exception", "all shards failed"))
				: json(response, 200, whole),
		);
		const { client, notices } = openClient([url]);
		expect(await runSearch(client, {})).toEqual(whole);
		expect(notices).toEqual([
			expect.stringMatching(/503 search_phase_execution_exception: all shards failed\)\. Trying again$/),
			`The node ${url} does not answer, or reports that it cannot`,
			`The node ${url} is used again`,
		]);
	});

	it("leaves few connections open after a rush", async () => {
		const waiting: ServerResponse[] = [];
		const server = createServer((_, response) => {
			waiting.push(response);
			if (waiting.length === 40) for (const one of waiting) json(one, 200, whole);
		}).listen(0, "127.0.0.1");
		onTestFinished(() => void server.close().closeAllConnections());
		await once(server, "listening");
		const { client } = openClient([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
		await Promise.all(Array.from({ length: 40 }, () => runSearch(client, {})));
		const connections = promisify(server.getConnections.bind(server));
		await vi.waitFor(async () => expect(await connections()).toBe(8), { timeout: 60_000 });
	});

	it("is repeated if its response is incomplete, and never accepted", async () => {
		const partial = [
			{ ...whole, _shards: { total: 2, failed: 1 } },
			{ ...whole, timed_out: true },
		];
		const url = await node((_, response, count) => json(response, 200, partial[count - 1] ?? whole));
		expect(await runSearch(openClient([url]).client, {})).toEqual(whole);
		const never = await node((_, response) => json(response, 200, partial[0]!));
		await expect(runSearch(openClient([never]).client, {}, { timeout: 60_000, retryFor: 0 })).rejects.toMatchObject({
			code: "unavailable",
			message: expect.stringMatching(/answered only in part.*1 of 2 shards failed/),
		});
	});

	it("is sent to another node if one does not answer, with its URL in a notice", async () => {
		const url = await node((_, response) => json(response, 200, whole));
		const { client, notices } = openClient(["http://127.0.0.1:9", url]);
		for (let i = 0; i < 3; i++) expect(await runSearch(client, {})).toEqual(whole);
		expect(notices).toEqual(["The node http://127.0.0.1:9 does not answer, or reports that it cannot"]);
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
		[500, failure("io_exception", "No space left on device"), "full", /Free some disk space/],
		[404, failure("index_not_found_exception", "no such index [a]"), "corrupt", /snapshot/],
		[400, failure("parsing_exception", "unknown query"), "unavailable", /unknown query/],
	])(
		"that is refused with %i is not repeated, and the message has the node, the reason and what to do",
		async (status, body, code, advice) => {
			let asked = 0;
			const url = await node((_, response, count) => json(response, status, ((asked = count), body)));
			const refusal = runSearch(openClient([url]).client, {});
			await expect(refusal).rejects.toMatchObject({
				name: "IndexError",
				code,
				message: expect.stringMatching(advice),
			});
			await expect(refusal).rejects.toThrow(`OpenSearch at ${url} `);
			expect(asked).toBe(1);
		},
	);

	it("has the credentials, which no error and no notice shows", async () => {
		const seen: unknown[] = [];
		const url = await node((request, response) => {
			seen.push(request.headers.authorization);
			json(response, 401, failure("security_exception", "wrong password"));
		});
		const { client, notices } = openClient([url], { username: "reader", password: "hunter2" });
		const error: unknown = await runSearch(client, {}).catch((error: unknown) => error);
		expect(seen).toEqual([`Basic ${Buffer.from("reader:hunter2").toString("base64")}`]);
		const shown = inspect([error, notices], { depth: 10, showHidden: true });
		for (const secret of ["hunter2", Buffer.from("reader:hunter2").toString("base64")])
			expect(shown).not.toContain(secret);
	});

	it("is refused once the index is closed", async () => {
		const { client } = openClient(["http://127.0.0.1:9"]);
		await client.close();
		await client.close();
		await expect(runSearch(client, {})).rejects.toMatchObject({ code: "closed" });
	});
});

const item = (status: number, error?: object) => ({ index: { status, ...(error && { error }) } });
const full = { type: "opensearch_rejected_execution_exception", reason: "queue is full" };

describe("writes", () => {
	it("that were rejected are repeated, and only those", async () => {
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
		const { client, notices } = openClient([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
		await bulkWrite(
			client,
			"a",
			["1", "2", "3"].map((key) => ({ kind: "index", key, body: { key } })),
		);
		expect(bodies.map((body) => body.trim().split("\n").length)).toEqual([6, 4]);
		expect(bodies[1]).toBe('{"index":{"_id":"2"}}\n{"key":"2"}\n{"index":{"_id":"3"}}\n{"key":"3"}\n');
		expect(notices).toEqual(["2 of 3 writes were rejected, and will be retried"]);
	});

	it("that cannot succeed fail, with the reason", async () => {
		const url = await node((_, response) =>
			json(response, 200, {
				errors: true,
				items: [item(400, { type: "mapper_parsing_exception", reason: "no number" })],
			}),
		);
		const writing = bulkWrite(openClient([url]).client, "a", [{ kind: "index", key: "1", body: {} }]);
		await expect(writing).rejects.toThrow(/400 mapper_parsing_exception: no number/);
	});
});
