import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { IndexWatch } from "../health/watch.ts";
import { openAnswers, stop } from "./close.ts";

/** A server that listens, and a function that stops it. */
async function server(answer: RequestListener, close: () => Promise<void> = async () => {}) {
	const watch = new IndexWatch({
		search: async () => ({ rows: [], total: 0, facets: {} }),
		health: async () => ({ state: "ready", engine: "embedded", problems: [] }),
	});
	const http = createServer(answer);
	const answers = openAnswers(http, watch);
	http.listen(0);
	await once(http, "listening");
	const { port } = http.address() as AddressInfo;
	return { port, url: `http://127.0.0.1:${port}/`, stop: () => stop(http, answers, { close }, watch, 0) };
}

describe("a server that stops", () => {
	test("sends the answers in progress completely", async () => {
		const { url, stop } = await server(async (_, response) => {
			response.write("first,");
			await setTimeout(3000);
			response.end("last");
		});
		const answers = await Promise.all([1, 2, 3].map(() => fetch(url)));
		expect(await stop()).toBe("clean");
		expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
			Array.from({ length: 3 }, () => "first,last"),
		);
	});

	test("does not wait for connections without a request", async () => {
		const { port, stop } = await server((_, response) => void response.end());
		const idle = connect(port, "127.0.0.1");
		idle.on("error", () => {});
		await once(idle, "connect");
		await setTimeout(200);
		const started = performance.now();
		expect(await stop()).toBe("clean");
		// Less than the five seconds that an answer has.
		expect(performance.now() - started).toBeLessThan(4000);
	});

	test("cuts off an answer that does not end", async () => {
		const { url, stop } = await server((_, response) => void response.write("first,"));
		const answer = (await fetch(url)).text();
		answer.catch(() => {});
		expect(await stop()).toBe("clean");
		await expect(answer).rejects.toThrow();
	});

	test("reports an index that does not close, instead of waiting for it", async () => {
		const { stop } = await server(
			(_, response) => void response.end(),
			() => new Promise(() => {}),
		);
		expect(await stop()).toBe("hanging");
	});
});
