import type { IndexReader } from "@vitrine/search";
import type { Facts } from "../../ui/page/page.ts";
import { ifAnswered, within } from "../../data/patience.ts";

/** Milliseconds that the footer may lag behind an import. */
const LIFETIME = 5_000;

/** Milliseconds that a page waits for the facts. */
const PATIENCE = 1000;

/** Reads the facts that every page shows to the readers of an index, at most every few seconds; undefined while the index does not answer. */
export function factsOf(index: IndexReader): () => Promise<Facts | undefined> {
	let known: Promise<Facts> | undefined;
	let until = 0;
	return () => {
		if (known === undefined || performance.now() > until) {
			until = performance.now() + LIFETIME;
			known = read(index).catch((error: unknown) => {
				known = undefined;
				throw error;
			});
		}
		return ifAnswered(within(PATIENCE, known));
	};
}

async function read(index: IndexReader): Promise<Facts> {
	const [models, sources] = await Promise.all([index.count(), index.sources()]);
	return { models, sources };
}
