import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deadline } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A job of 100 ms in a thread that gets `share` of a processor, and how often it was ended. */
function jobWith(share: number | "none") {
	const cpuUsage = async () => {
		if (share === "none") throw new Error("the thread has ended");
		return { user: performance.now() * share * 1_000, system: 0 };
	};
	const end = vi.fn();
	return { end, deadline: new Deadline({ cpuUsage } as unknown as Worker, 100, end) };
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test("a job has its milliseconds of a processor, however long it waits for one", async () => {
	for (const [share, ends] of [
		[1, 100],
		[0.5, 200],
		[0.25, 400],
	] as const) {
		const { end } = jobWith(share);
		await pass(ends - 5);
		expect(end).not.toHaveBeenCalled();
		await pass(10);
		expect(end).toHaveBeenCalledOnce();
		await pass(1_000);
	}
});

test("a job that gets no processor, or does nothing, ends after five times its milliseconds", async () => {
	const { end } = jobWith(0);
	await pass(495);
	expect(end).not.toHaveBeenCalled();
	await pass(10);
	expect(end).toHaveBeenCalled();
});

test("the time in which a job waits for bytes is its own, in turn or side by side", async () => {
	const { end, deadline } = jobWith(0);
	const bytes = Promise.withResolvers<string>();
	const both = Promise.all([deadline.waiting(bytes.promise), deadline.waiting(bytes.promise)]);
	await pass(60);
	bytes.resolve("bytes");
	expect(await both).toEqual(["bytes", "bytes"]);
	await pass(100);
	expect(end).not.toHaveBeenCalled();
	void deadline.waiting(new Promise(() => {}));
	await pass(100);
	expect(end).toHaveBeenCalled();
});

test("a job that is done is not ended", async () => {
	const { end, deadline } = jobWith(1);
	await pass(50);
	deadline.clear();
	await pass(1_000);
	expect(end).not.toHaveBeenCalled();
});

test("a thread that has ended has no time left", async () => {
	const { end } = jobWith("none");
	await pass(105);
	expect(end).toHaveBeenCalledOnce();
});
