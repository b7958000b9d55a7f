import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers";
import { MessageChannel } from "node:worker_threads";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { IndexWatch } from "../health/watch.ts";
import { guardedIndex } from "../health/guard.ts";
import { testStore } from "../../testing/site.ts";
import { LoadControl } from "./loadControl.ts";
import { turn } from "./turn.ts";

let port = 0;
/** Pieces of work that were done when the server answered. */
let done = 0;
const server = createServer((_, response) => void response.end(String(done)));
beforeAll(async () => {
	await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
	({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** Holds the thread for some milliseconds. */
function work(milliseconds: number): void {
	for (const until = performance.now() + milliseconds; performance.now() < until;);
	done++;
}

const asked = (): Promise<number> =>
	new Promise((resolve, reject) => {
		get({ port, agent: false }, (answer) => {
			let text = "";
			answer.on("data", (piece: Buffer) => (text += piece.toString()));
			answer.on("end", () => resolve(Number(text)));
		}).on("error", reject);
	});

/** How much of the work of one hundred answers of a thread is done before others are answered on new connections. */
async function doneBefore(others: number, piece: () => Promise<void>): Promise<readonly number[]> {
	done = 0;
	const { port1: here, port2: there } = new MessageChannel();
	const pieces: Promise<void>[] = [];
	const all = new Promise<void>((resolve) =>
		here.on("message", () => void (pieces.push(piece()) === 100 && resolve())),
	);
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
	for (let at = 0; at < 100; at++) there.postMessage(at);
	const answers = await Promise.all(Array.from({ length: others }, asked));
	await all;
	await Promise.all(pieces);
	here.close();
	return answers;
}

test("work that waits for its turn lets new connections be answered in between", async () => {
	const answers = await doneBefore(20, async () => {
		await turn();
		work(5);
	});
	expect(done).toBe(100);
	expect(Math.max(...answers)).toBeLessThan(30);
});

test("work without turns is all done before", async () => {
	const answers = await doneBefore(1, async () => work(5));
	expect(answers).toEqual([100]);
});

test("turns are taken in order, also by work that a turn starts", async () => {
	const order: string[] = [];
	const step = async (name: string): Promise<void> => {
		await turn();
		order.push(name);
	};
	await Promise.all([step("a").then(() => step("d")), step("b"), step("c")]);
	expect(order).toEqual(["a", "b", "c", "d"]);
});

test("work waits for fewer rounds while each of them takes long", async () => {
	let [time, rounds, isOver] = [1_000, 0, false];
	vi.spyOn(performance, "now").mockImplementation(() => time);
	const busy = (): void => {
		rounds++;
		time += 20;
		if (!isOver) setImmediate(busy);
	};
	setImmediate(busy);
	const pieces = Array.from({ length: 3 }, async () => {
		await turn();
		time += 10;
	});
	await Promise.all(pieces).finally(() => vi.restoreAllMocks());
	isOver = true;
	// After ten milliseconds of work, twenty rounds would be due.
	expect(rounds).toBeLessThan(10);
});

/** The rounds of the event loop in which several pieces of work are done, each started at once. */
async function roundsOf(count: number, piece: (done: () => void) => Promise<unknown>): Promise<readonly number[]> {
	let [round, isOver] = [0, false];
	const next = (): void => {
		round++;
		if (!isOver) setImmediate(next);
	};
	next();
	const rounds: number[] = [];
	await Promise.all(Array.from({ length: count }, () => piece(() => rounds.push(round))));
	isOver = true;
	return rounds;
}

const never = (): AbortSignal => new AbortController().signal;

test("requests are admitted in a turn each, also those that have waited", async () => {
	const load = new LoadControl({}, { inFlight: 2, waiting: 10, patience: 60_000 });
	const rounds = await roundsOf(8, (done) => load.run(never, async () => done()));
	expect(new Set(rounds).size).toBe(8);
});

test("what follows a search has a turn of its own", async () => {
	const { index } = await testStore();
	const guarded = guardedIndex(
		{ ...index, search: async () => ({ rows: [], total: 0 }) as never },
		new IndexWatch(index),
	);
	const rounds = await roundsOf(5, (done) => guarded.search({}).then(done));
	expect(new Set(rounds).size).toBe(5);
});

test("rows that come before the answer have a turn of their own, and what it throws fails the search", async () => {
	const { index } = await testStore();
	const page = { rows: [], total: 0 } as never;
	const search: typeof index.search = async (_, options) => {
		options?.onRows?.(page);
		return page;
	};
	const guarded = guardedIndex({ ...index, search }, new IndexWatch(index));
	const rounds = await roundsOf(5, (done) => guarded.search({}, { onRows: done }));
	expect(new Set(rounds).size).toBe(5);
	const failing = guarded.search(
		{},
		{
			onRows: () => {
				throw new Error("no page");
			},
		},
	);
	await expect(failing).rejects.toThrow("no page");
});
