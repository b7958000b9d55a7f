import type { ModelRecord } from "@vitrine/model";
import type { FacetCount, IndexReader } from "@vitrine/search";

/** The data of an owner's page. */
export interface OwnerData {
	readonly owner: string;
	readonly models: number;
	readonly mostDownloaded: readonly ModelRecord[];
	/** Undefined if no two models differ in the day of their last update. */
	readonly latest: readonly ModelRecord[] | undefined;
	/** The tasks and libraries of the models, most frequent first. */
	readonly tasks: readonly FacetCount[];
	readonly libraries: readonly FacetCount[];
}

const SHOWN = 20;
const LATEST = 5;
const COUNTED = 24;

/** Characters of the longest name that is looked up. */
const LONGEST = 1_000;

/** Reads the page of an owner; undefined if no model is theirs. */
export async function loadOwner(index: IndexReader, owner: string): Promise<OwnerData | undefined> {
	if (owner.length > LONGEST) return undefined;
	const filters = { author: [owner] };
	const [found, updated] = await Promise.all([
		index.search({ filters, sort: "downloads", limit: SHOWN, facets: ["task", "library"], facetLimit: COUNTED }),
		index.search({ filters, sort: "updated", limit: LATEST }),
	]);
	if (found.total === 0) return undefined;
	const latest = updated.rows.map(({ record }) => record);
	return {
		owner,
		models: found.total,
		mostDownloaded: found.rows.map(({ record }) => record),
		latest: found.total > SHOWN && daysOf(latest).size > 1 ? latest : undefined,
		tasks: found.facets.task ?? [],
		libraries: found.facets.library ?? [],
	};
}

function daysOf(models: readonly ModelRecord[]): ReadonlySet<string> {
	return new Set(models.map(({ lastModified = "" }) => lastModified.slice(0, 10)));
}
