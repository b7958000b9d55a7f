import type { IndexReader } from "@vitrine/search";
import { expect, test } from "vitest";
import { KeptAnswers } from "./keptAnswers.ts";

/** An index of which only the generation is read. */
function indexAt(generation: string): IndexReader & { now: string } {
	const index = { now: generation, generation: async () => index.now };
	return index as unknown as IndexReader & { now: string };
}

test("an answer is made once for a state of an index, also by callers at the same time", async () => {
	const kept = new KeptAnswers<{ readonly at: string }>();
	const index = indexAt("1");
	let made = 0;
	const ask = (): Promise<{ readonly at: string }> => kept.get(index, async () => ({ at: `${index.now}.${++made}` }));
	expect(await Promise.all([ask(), ask()])).toEqual([{ at: "1.1" }, { at: "1.1" }]);
	expect(await ask()).toEqual({ at: "1.1" });
	index.now = "2";
	expect(await ask()).toEqual({ at: "2.2" });
});

test("each key and each index has its own answer, and the least used one goes first", async () => {
	const kept = new KeptAnswers<{ readonly of: string }>(2);
	const [one, other] = [indexAt("1"), indexAt("1")];
	let made = 0;
	const ask = (index: IndexReader, key: string): Promise<{ readonly of: string }> =>
		kept.get(index, async () => ({ of: `${key}${++made}` }), key);
	expect(await ask(one, "a")).toEqual({ of: "a1" });
	expect(await ask(other, "a")).toEqual({ of: "a2" });
	await ask(one, "b");
	await ask(one, "c");
	expect(await ask(one, "c")).toEqual({ of: "c4" });
	expect(await ask(one, "a")).toEqual({ of: "a5" });
});

test("a failed answer is made again", async () => {
	const kept = new KeptAnswers<object>();
	const index = indexAt("1");
	await expect(
		kept.get(index, async () => {
			throw new Error("down");
		}),
	).rejects.toThrow("down");
	expect(await kept.get(index, async () => ({ up: true }))).toEqual({ up: true });
});

test("an answer that is kept or being made can be looked for, until the index changes", async () => {
	const kept = new KeptAnswers<{ readonly at: string }>();
	const index = indexAt("1");
	expect(await kept.known(index)).toBeUndefined();
	const { promise, resolve } = Promise.withResolvers<{ readonly at: string }>();
	const asked = kept.get(index, () => promise);
	const found = await kept.known(index);
	resolve({ at: "1" });
	expect([await found?.answer, await asked]).toEqual([{ at: "1" }, { at: "1" }]);
	index.now = "2";
	expect(await kept.known(index)).toBeUndefined();
});
