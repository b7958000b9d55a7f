import { describe, expect, it } from "vitest";
import { problemsIn, statedChecks } from "../../test/descriptionFacts.ts";
import { libraries } from "../libraries/index.ts";
import { type Uncoded, UNCODED, whyNoCode } from "./index.ts";

const MOST = 140;

/** What is wrong with a reason, one line each. */
function problemsOf(key: string, { why, source, day }: Uncoded): readonly string[] {
	const check = (ok: boolean, expected: string) => ({ field: "why", value: why, ok, expected });
	return problemsIn(`packages/catalogue/src/uncoded: ${key}`, [
		check(/^\p{Lu}/u.test(why) && why.endsWith("."), "write a sentence."),
		check(!/[a-z)][.!?]\s/.test(why), "write one sentence."),
		check(why.length <= MOST, `write at most ${MOST} characters; it has ${why.length}.`),
		...statedChecks("noCode", { source: source ?? "hub:none/none README.md", day }),
	]);
}

it("every library without code says why, and no other", () => {
	const without = libraries.filter(({ snippets }) => snippets === undefined).map(({ key }) => key);
	expect([...UNCODED.keys()].toSorted()).toEqual(without.toSorted());
});

it.each([...UNCODED])("the reason for %s is one sentence, with what was read and the day", (key, reason) => {
	expect(problemsOf(key, reason)).toEqual([]);
});

it("a reason without a source says that nothing was found, or what the name stands for", () => {
	const unsourced = [...UNCODED].filter(([, { source }]) => source === undefined).map(([, { why }]) => why);
	expect(unsourced.filter((why) => !/\bfound\b|names a file layout|not in the npm registry/.test(why))).toEqual([]);
});

describe("a wrong reason", () => {
	it.each<[Uncoded, string]>([
		[{ why: "no package", day: "2026-11-24" }, "write a sentence."],
		[{ why: "It has none. It never had.", day: "2026-11-24" }, "write one sentence."],
		[{ why: `It has ${"very ".repeat(30)}little.`, day: "2026-11-24" }, "write at most 140 characters"],
		[{ why: "It has none.", source: "the README", day: "2026-11-24" }, 'noCode.source is "the README"'],
		[{ why: "It has none.", day: "2026-02-30" }, 'noCode.day is "2026-02-30"'],
	])("is named: %j", (reason, told) => {
		expect(problemsOf("tides", reason)).toContainEqual(expect.stringContaining(told));
	});
});

it("a library with code has none", () => {
	expect(whyNoCode("timm")).toBeUndefined();
});
