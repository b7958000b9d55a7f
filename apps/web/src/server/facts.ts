import type { Index } from "@vitrine/search";
import type { Facts } from "../ui/page/page.ts";
import { ifAnswered, within } from "../data/patience.ts";

/** How long what the footer says may lag behind an import. */
const LIFETIME = 5_000;

/** Milliseconds that a page waits for them. */
const PATIENCE = 1000;

/**
 * The facts that every page shows, asked of the index at most every few seconds; undefined while it does not answer: there
 * are pages that need nothing else of it.
 */
export function factsOf(index: Index): () => Promise<Facts | undefined> {
	let known: Promise<Facts> | undefined;
	let until = 0;
	return () => {
		if (known === undefined || Date.now() > until) {
			until = Date.now() + LIFETIME;
			known = read(index).catch((error: unknown) => {
				known = undefined;
				throw error;
			});
		}
		return ifAnswered(within(PATIENCE, known));
	};
}

async function read(index: Index): Promise<Facts> {
	const [models, sources] = await Promise.all([index.count(), index.sources()]);
	return { models, sources };
}
