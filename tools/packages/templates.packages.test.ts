import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as catalogue from "@vitrine/catalogue";
import * as inference from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { expect, it } from "vitest";
import { TEXTS } from "../../fixtures/hostile/text.ts";
import { HIDDEN } from "../../fixtures/hostile/unicode.ts";
import { bundledAlone } from "./alone.ts";
import { consumer, ROOT } from "./places.ts";

// The templates of packed code were read when it was packed: it must print what the sources print, with the same shapes.

const FIXTURES = join(ROOT, "fixtures/load");

const fixtures: readonly (readonly [key: string, records: readonly ModelRecord[]])[] = readdirSync(FIXTURES).map(
	(key) => {
		const records = JSON.parse(readFileSync(join(FIXTURES, key, "records.json"), "utf8"));
		return [key, Object.values(records)];
	},
);

/** Names that make lines too long, one after the other, and names that must not leave their quotes. */
const NAMES = [
	...Array.from({ length: 60 }, (_, length) => `acme/${"n".repeat(2 * length + 1)}`),
	...Object.values(TEXTS),
	...Object.values(HIDDEN),
];

const packed = async <T>(name: string): Promise<T> => {
	const main = createRequire(join(consumer(), "package.json")).resolve(name, { paths: [consumer()] });
	return import(main) as Promise<T>;
};

it("prints the same code of every library", async () => {
	const { libraryOf, loadSnippets } = await packed<typeof catalogue>("@vitrine/catalogue");
	for (const [key, records] of fixtures) {
		const [own, theirs] = [catalogue.libraryOf(key), libraryOf(key)];
		if (!own || !theirs) continue;
		for (const record of withNames(records))
			expect(loadSnippets(theirs, record).map(printed), key).toEqual(catalogue.loadSnippets(own, record).map(printed));
	}
});

/** The records of a library, and its first with each name. */
const withNames = (records: readonly ModelRecord[]): readonly ModelRecord[] => [
	...records,
	...NAMES.flatMap((id) => records.slice(0, 1).map((record) => Object.assign({}, record, { id }))),
];

// A bundle of one library has only the layout that its own templates need.
it("prints the same code of each library that is bundled alone", async () => {
	const own = fixtures.flatMap(([key, records]) => {
		const library = catalogue.libraryOf(key);
		return library?.snippets ? [{ key, records, snippets: library.snippets }] : [];
	});
	const files = bundledAlone(own.map(({ key }) => key));
	for (const [at, { key, records, snippets }] of own.entries()) {
		const built: Readonly<Record<string, catalogue.Library>> = await import(files[at] ?? "");
		const alone = Object.values(built).find((one) => one.key === key)?.snippets;
		for (const record of withNames(records))
			expect(
				attempted(() => alone?.(record).map(printed)),
				key,
			).toEqual(attempted(() => snippets(record).map(printed)));
	}
});

/** A result, or the message of the error. */
function attempted(make: () => unknown): unknown {
	try {
		return make();
	} catch (error) {
		return String(error);
	}
}

const printed = (snippet: ReturnType<typeof catalogue.loadSnippets>[number]): object =>
	"code" in snippet ? { ...snippet, code: [String(snippet.code), snippet.code.shape] } : snippet;

it("prints the same calls of every provider", async () => {
	const theirs = await packed<typeof inference>("@vitrine/inference");
	const cases = inference.providers.flatMap(({ id: provider, tasks }) => tasks.map((task) => ({ provider, task })));
	for (const { provider, task } of cases)
		for (const id of NAMES) {
			const record = { id, tags: [task], pipeline_tag: task === inference.CHAT ? "text-generation" : task };
			const [own, other] = [inference, theirs].map((from) => written(from, record, provider));
			expect(other, `${provider} ${task}`).toEqual(own);
		}
});

/** A call in every client with its shape, or why there is none. */
function written(from: Pick<typeof inference, "plan" | "snippetsFor">, record: ModelRecord, provider: string): unknown {
	const call = from.plan(record, { provider });
	if (inference.isRefusal(call)) return call;
	return from.snippetsFor(call).map((one) => [one, "shape" in one && one.shape]);
}
