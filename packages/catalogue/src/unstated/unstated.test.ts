import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { problemsIn, statedChecks } from "../../test/descriptionFacts.ts";
import { localApps } from "../apps/index.ts";
import { describedFacts } from "../describedFacts.ts";
import { libraries } from "../libraries/index.ts";
import { UNSTATED, type Unstated } from "./index.ts";

const ENTRIES = { library: libraries, app: localApps } as const;
const KINDS = ["library", "app"] as const;
const FIELDS = ["licence", "languages", "platforms"] as const;
const CASES = KINDS.flatMap((kind) => FIELDS.map((field) => [kind, field] as const));
const ORDER = ["Licence", "Languages", "Platforms"] as const;
const MOST = 140;
const TODAY = new Date().toISOString().slice(0, 10);
const KEYS = new Set(["name", "text", "isStated", "source", "day"]);

/** What is wrong with a sentence, one line each. */
function problemsOf(key: string, { why, source, day }: Unstated): readonly string[] {
	const check = (ok: boolean, expected: string) => ({ field: "why", value: why, ok, expected });
	return problemsIn(`packages/catalogue/src/unstated: ${key}`, [
		check(/^\p{Lu}/u.test(why) && why.endsWith("."), "write a sentence."),
		check(!/[a-z)][.!?]\s/.test(why), "write one sentence."),
		check(why.length <= MOST, `write at most ${MOST} characters; it has ${why.length}.`),
		check(source !== undefined || /\bfound\b|\blooked for\b/.test(why), "name a source, or say that none was found."),
		...statedChecks("unstated", { source: source ?? "hub:none/none README.md", day }),
	]);
}

/** The file with the sentences about a fact. */
function fileOf(kind: (typeof KINDS)[number], field: (typeof FIELDS)[number]): string {
	const facts = field === "licence" ? "licences" : field;
	const name = kind === "library" ? facts : `app${facts[0]?.toUpperCase() ?? ""}${facts.slice(1)}`;
	return `packages/catalogue/src/unstated/${name}.ts`;
}

/** Whether a key is written without quotes. */
const isName = (key: string): boolean => /^[A-Za-z_]\w*$/.test(key);

/** What to do about each entry with neither the fact nor a sentence. */
const missingSentences = (kind: (typeof KINDS)[number], field: (typeof FIELDS)[number]): readonly string[] =>
	ENTRIES[kind]
		.filter((entry) => entry[field] === undefined && UNSTATED[kind][field][entry.key] === undefined)
		.map(
			({ key }) =>
				`${key}: state its ${field} in its file, with the source. If no source states it, add to ${fileOf(kind, field)}: ` +
				`${isName(key) ? key : `"${key}"`}: read("What was read, and that it does not say.", "github:OWNER/NAME@COMMIT README.md", "${TODAY}"),`,
		);

describe.each(CASES)("of every %s, the %s", (kind, field) => {
	it("is stated, or a sentence says why not", () => {
		expect(missingSentences(kind, field).join("\n")).toBe("");
	});

	it("has no sentence where it is stated", () => {
		const stated = new Set(ENTRIES[kind].filter((entry) => entry[field] !== undefined).map(({ key }) => key));
		const superfluous = Object.keys(UNSTATED[kind][field]).filter((key) => stated.has(key));
		expect(superfluous, `take them out of ${fileOf(kind, field)}`).toEqual([]);
	});

	it("has sentences that name what was read and the day", () => {
		const all = Object.entries(UNSTATED[kind][field]);
		expect(all.flatMap(([key, unstated]) => problemsOf(key, unstated))).toEqual([]);
	});
});

it.each(KINDS)("the facts of every %s are in one order", (kind) => {
	for (const entry of ENTRIES[kind]) {
		const facts = describedFacts(kind, entry);
		const names = facts.map(({ name }) => name);
		expect(names, entry.key).toEqual(ORDER.filter((name) => names.includes(name)));
		expect(facts.flatMap((fact) => Object.keys(fact)).filter((name) => !KEYS.has(name))).toEqual([]);
	}
});

it.each(CASES)("the file of sentences about the %s's %s exists", (kind, field) => {
	expect(existsSync(join(import.meta.dirname, "../../../..", fileOf(kind, field)))).toBe(true);
});

describe("a wrong sentence", () => {
	it.each<[Unstated, string]>([
		[{ why: "no licence", day: "2026-11-24" }, "write a sentence."],
		[{ why: "It has none. It never had.", day: "2026-11-24" }, "write one sentence."],
		[{ why: "It has none.", day: "2026-11-24" }, "name a source, or say that none was found."],
		[{ why: "It has none.", source: "the README", day: "2026-11-24" }, 'unstated.source is "the README"'],
		[{ why: "None was found.", day: "2026-02-30" }, 'unstated.day is "2026-02-30"'],
	])("is named: %j", (unstated, told) => {
		expect(problemsOf("tides", unstated)).toContainEqual(expect.stringContaining(told));
	});
});
