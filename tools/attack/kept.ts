import { writeFileSync } from "node:fs";
import { HTML_CARDS } from "../../fixtures/hostile/html.ts";
import { TEXTS } from "../../fixtures/hostile/text.ts";
import { HIDDEN } from "../../fixtures/hostile/unicode.ts";
import { LONGEST, MOST_COLLECTIONS } from "../../apps/web/src/data/collections/limits.ts";
import { OUTCOME_BOUNDS, type Outcome } from "../../packages/model/src/outcome.ts";
import { openStore } from "../../packages/store/src/store.ts";
import type { Attempt, Tried } from "./corpus.ts";

const PAYLOADS = Object.entries({ ...TEXTS, ...HIDDEN });

/** Writes the operator's file of collections, with a hostile title and note in each, and returns their addresses. */
export function writeCollections(path: string, attempts: readonly Attempt[]): readonly Tried[] {
	const notes = [...PAYLOADS.map(([, text]) => text), ...HTML_CARDS];
	const models = attempts.map(({ id }) => id).filter((id) => /^\S{1,200}$/.test(id));
	const collections = notes.slice(0, MOST_COLLECTIONS).map((text, at) => ({
		slug: `c-${at}`,
		title: lineOf(text) || "x",
		text: text.slice(0, LONGEST.text),
		models: [...new Set([`gone/${at}`, ...models.slice(at, at + 3)])],
	}));
	// In many lines: a long one is refused, and nothing of the file would be tried.
	writeFileSync(path, JSON.stringify(collections, undefined, "\t"));
	return collections.flatMap(({ slug, title }) =>
		["", ".md", ".json", ".atom", ".feed.json"].map((ending) => ({
			tries: `a collection: ${title}`,
			path: `/collections/${slug}${ending}`,
		})),
	);
}

const lineOf = (text: string): string =>
	text
		.replaceAll(/[\r\n]/g, " ")
		.trim()
		.slice(0, LONGEST.title)
		.toWellFormed()
		.trim();

/** Keeps an outcome of a check for each model, whose program printed a hostile text. */
export async function keepOutcomes(data: string, attempts: readonly Attempt[]): Promise<void> {
	const store = await openStore({ data, starter: false });
	try {
		for (const [at, { id }] of attempts.entries()) {
			const row = await store.index.get(id);
			const revision = row && (await store.repositories(row)?.revision(id));
			const [, text = ""] = PAYLOADS[at % PAYLOADS.length] ?? [];
			store.outcomes?.keep(outcomeOf(id, text, revision ?? "0".repeat(40)));
		}
	} finally {
		await store.close();
	}
}

function outcomeOf(model: string, text: string, revision: string): Outcome {
	const line = text.slice(0, OUTCOME_BOUNDS.line).toWellFormed();
	const block = { seconds: 1e300, peak: 1e300, output: text.slice(0, OUTCOME_BOUNDS.text), reason: line, title: line };
	return {
		model,
		result: "failed",
		at: "2026-11-22T10:00:00.000Z",
		revision,
		library: line,
		install: line,
		versions: { [line]: line },
		sandbox: line,
		trusted: true,
		blocks: [
			{ ...block, shape: line, result: "failed" },
			{ ...block, shape: "0".repeat(16), result: "not run" },
		],
	};
}
