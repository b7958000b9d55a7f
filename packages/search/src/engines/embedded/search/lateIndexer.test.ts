import { expect, it } from "vitest";
import { model } from "../../../suite/fixture.ts";
import { LateIndexer } from "./lateIndexer.ts";

const indexed = (late: LateIndexer) => late.index(model("acme/one", { tags: ["timm"] }), "folder:/models").facets;

it("is loaded by the first work that indexes, which is done again", async () => {
	const late = new LateIndexer(["timm"]);
	let times = 0;
	const facets = await late.run(async () => (times++, indexed(late)));
	expect([times, facets.library, facets.source]).toEqual([2, ["timm"], ["models"]]);
	await late.run(async () => (times++, indexed(late)));
	expect(times).toBe(3);
});

it("is not loaded for work that indexes nothing", async () => {
	const late = new LateIndexer([]);
	expect(await late.run(async () => "found")).toBe("found");
	expect(() => indexed(late)).toThrow("not loaded");
});

it("is loaded once for all that wait for it, in the order in which they came", async () => {
	const late = new LateIndexer([]);
	const order: string[] = [];
	const work = (name: string) => late.run(async () => (indexed(late), order.push(name)));
	await Promise.all([work("one"), work("other")]);
	expect(order).toEqual(["one", "other"]);
	expect(late.load()).toBe(late.load());
});

it("leaves other errors as they are", async () => {
	let times = 0;
	const work = async (): Promise<never> => {
		times++;
		throw new RangeError("other");
	};
	await expect(new LateIndexer([]).run(work)).rejects.toThrow(RangeError);
	expect(times).toBe(1);
});
