import type { OpenFile, Repositories } from "@vitrine/sources";
import { expect, test, vi } from "vitest";
import { answering } from "./answering.ts";

const LIMITS = { calls: 3, slow: 1_000, patience: 5_000 };

/** Files of a disk whose calls end when the test lets them. */
function disk() {
	const waiting: PromiseWithResolvers<undefined>[] = [];
	const read = vi.fn(() => {
		const call = Promise.withResolvers<undefined>();
		waiting.push(call);
		return call.promise;
	});
	const close = vi.fn(async () => {});
	const opened = Promise.withResolvers<OpenFile>();
	const files = { files: read, read, revision: read, stream: read, open: () => opened.promise } as Repositories;
	return { files, read, waiting, close, opened };
}

const refusedWith = (code: string) => expect.objectContaining({ name: "SourceSlow", code });

test("a bounded number of calls is made at a time; the others wait, and are refused once the source is slow", async () => {
	vi.useFakeTimers();
	const { files, read, waiting } = disk();
	const bounded = answering(files, LIMITS);
	const calls = Array.from({ length: 5 }, () => bounded.read("a/b", "c"));
	expect(read).toHaveBeenCalledTimes(3);
	waiting[0]!.resolve(undefined);
	await vi.advanceTimersByTimeAsync(500);
	expect(read).toHaveBeenCalledTimes(4);
	const outcomes = Promise.allSettled(calls);
	await vi.advanceTimersByTimeAsync(600);
	for (const call of waiting) call.resolve(undefined);
	expect((await outcomes).map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), "rejected"]);
	expect((await outcomes)[4]).toMatchObject({ reason: refusedWith("refused") });
	const next = bounded.revision("a/b");
	waiting.at(-1)!.resolve(undefined);
	expect(await next).toBeUndefined();
	vi.useRealTimers();
});

test("a call that never ends is left, and counts until it ends", async () => {
	vi.useFakeTimers();
	const { files, waiting } = disk();
	const bounded = answering(files, LIMITS);
	const lost = Promise.allSettled(Array.from({ length: 3 }, () => bounded.read("a/b", "c")));
	await vi.advanceTimersByTimeAsync(5_001);
	for (const each of await lost) expect(each).toMatchObject({ reason: refusedWith("late") });
	const refused = Promise.allSettled([bounded.read("a/b", "c")]);
	await vi.advanceTimersByTimeAsync(0);
	expect((await refused)[0]).toMatchObject({ reason: refusedWith("refused") });
	waiting[0]!.resolve(undefined);
	await vi.advanceTimersByTimeAsync(0);
	const next = bounded.read("a/b", "c");
	waiting.at(-1)!.resolve(undefined);
	expect(await next).toBeUndefined();
	vi.useRealTimers();
});

test("a file that is opened too late is closed", async () => {
	vi.useFakeTimers();
	const { files, opened, close } = disk();
	const lost = Promise.allSettled([answering(files, LIMITS).open("a/b", "c")]);
	await vi.advanceTimersByTimeAsync(5_001);
	expect((await lost)[0]).toMatchObject({ reason: refusedWith("late") });
	opened.resolve({ size: 0, modified: 0, read: async () => new Uint8Array(), pieces: async function* () {}, close });
	await vi.advanceTimersByTimeAsync(0);
	expect(close).toHaveBeenCalledOnce();
	vi.useRealTimers();
});
