import { type IndexReader, type IndexStatus, type SourceInfo, sourceName } from "@vitrine/search";
import { ifAnswered } from "../../data/patience.ts";
import type { OperatorView } from "../../site/operation.ts";
import type { Site } from "../../site/site.ts";

/** The data of the page `/health`. */
export interface HealthData {
	readonly index: IndexStatus;
	readonly building: Site["building"];
	/** Everything that is wrong, a sentence each. */
	readonly problems: readonly string[];
	/** Undefined while the index does not answer. */
	readonly sources: readonly SourceRow[] | undefined;
	readonly collections: { readonly count: number; readonly changed: Date | undefined };
}

export interface SourceRow {
	readonly source: SourceInfo;
	/** As readers see it: without its path. */
	readonly name: string;
}

/** Reads what the operator may know of a site; works without an index. */
export async function loadHealth({ store, building, collections }: Site, operation: OperatorView): Promise<HealthData> {
	const [index, sources] = await Promise.all([operation.status(), ifAnswered(sourcesOf(store.index))]);
	const problem = operation.collectionsProblem();
	return {
		index,
		building,
		problems: [...index.problems, ...(problem === undefined ? [] : [problem])],
		sources,
		collections: { count: collections.all.length, changed: collections.changed },
	};
}

async function sourcesOf(index: IndexReader): Promise<readonly SourceRow[]> {
	return (await index.sources()).map((source) => ({ source, name: sourceName(source.id) }));
}
