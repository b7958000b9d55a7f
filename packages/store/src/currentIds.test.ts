import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CurrentIds } from "./currentIds.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Checked models whose files take 100 ms each to look at. */
function stage(outcomes: Record<string, string>): { ids: CurrentIds; looked: string[]; changed: Set<string> } {
	const [looked, changed] = [[] as string[], new Set<string>()];
	const all = () => Object.entries(outcomes).map(([id, outcome]) => ({ id, outcome }));
	const ids = new CurrentIds(all, async ({ id }) => {
		looked.push(id);
		await new Promise((resolve) => setTimeout(resolve, 100));
		return !changed.has(id);
	});
	return { ids, looked, changed };
}

/** What a call returns if nothing is waited for. */
const atOnce = async (ids: CurrentIds): Promise<readonly string[] | "waits"> => {
	const found = Promise.race([ids.get(), Promise.resolve().then(async () => "waits" as const)]);
	return found;
};

it("waits for the first look alone", async () => {
	const { ids, looked } = stage({ a: "1", b: "1" });
	const first = ids.get();
	await vi.advanceTimersByTimeAsync(200);
	expect(await first).toEqual(["a", "b"]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect([await atOnce(ids), looked.length]).toEqual([["a", "b"], 3]);
});

it("finds new outcomes within seconds, and looks only at the files of these", async () => {
	const outcomes: Record<string, string> = { a: "1", b: "1", c: "1", d: "1" };
	const { ids, looked } = stage(outcomes);
	void ids.get();
	await vi.advanceTimersByTimeAsync(400);
	Object.assign(outcomes, { a: "2", e: "1" });
	delete outcomes["b"];
	await vi.advanceTimersByTimeAsync(5_001);
	expect(await atOnce(ids)).toEqual(["a", "b", "c", "d"]);
	await vi.advanceTimersByTimeAsync(200);
	expect([await atOnce(ids), looked.slice(4)]).toEqual([
		["a", "c", "d", "e"],
		["a", "e"],
	]);
});

it("finds changed files after a rest, and is at work for a twentieth of the time at most", async () => {
	const names = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`m${at}`, "1"]));
	const { ids, looked, changed } = stage(names);
	void ids.get();
	await vi.advanceTimersByTimeAsync(2_000);
	changed.add("m0");
	for (let second = 0; second < 37; second++) {
		await ids.get();
		await vi.advanceTimersByTimeAsync(1_000);
	}
	expect([(await ids.get())[0], looked.length]).toEqual(["m0", 20]);
	for (let second = 0; second < 5; second++) {
		await vi.advanceTimersByTimeAsync(2_000);
		await ids.get();
	}
	await vi.advanceTimersByTimeAsync(2_000);
	expect([(await ids.get())[0], looked.length]).toEqual(["m1", 40]);
});

it("takes a first look that failed again, and keeps what it knows when a later one fails", async () => {
	let isBroken = true;
	const all = () => {
		if (isBroken) throw new Error("the disk is away");
		return [{ id: "a", outcome: "1" }];
	};
	const ids = new CurrentIds(all, async () => true);
	await expect(ids.get()).rejects.toThrow("away");
	isBroken = false;
	expect(await ids.get()).toEqual(["a"]);
	isBroken = true;
	await vi.advanceTimersByTimeAsync(5_001);
	expect([await ids.get(), await ids.get()]).toEqual([["a"], ["a"]]);
});
