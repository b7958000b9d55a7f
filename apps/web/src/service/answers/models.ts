import { type Page, type Query, QueryError, READER_FACETS, type ReaderFacet } from "@vitrine/search";
import type { Asked } from "../../api/operations/index.ts";
import { ApiProblem } from "../../api/problem.ts";
import { modelJson } from "../../resources/model/modelJson.ts";
import { fitOf } from "../../hardware/fit.ts";
import { asked as queryOf } from "../../resources/models/asked.ts";
import { checkedIds } from "../../data/checkedIds.ts";
import { readQuery } from "../../resources/models/read.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import { unknownNames } from "../../resources/models/unknownNames.ts";
import type { Reads } from "../reads.ts";
import { deviceNamed } from "./hardware.ts";

const [USUAL, COUNTED] = [30, 20];

export async function listModels(given: Asked<"listModels">, reads: Reads): Promise<object> {
	const list = listOf(given);
	const { query, read } = given.literal === true ? { query: list, read: undefined } : await readQuery(reads, list);
	const { offset: _offset, ...wanted } = queryOf(query, await checkedIds(reads.store), reads.config.now());
	const page = await searched(reads, { ...wanted, ...pageOf(given) });
	return {
		total: page.total,
		models: page.rows.map(({ record }) => modelJson(record, reads.origin)),
		next: page.next,
		read: (read?.read.parts ?? []).map(({ of, values, typed }) => ({ of, values, typed })),
		words: query.q ?? "",
		facets: given.facets && page.facets,
		notes: unknownNames(query),
	};
}

/** The requested list, as the site's own page has it. */
function listOf({ q, checked, sort, dir, ...given }: Asked<"listModels">): ListQuery {
	const chosen = READER_FACETS.map((facet) => [facet, (given as Filters)[facet]] as const);
	const fit = fitIn(given);
	return {
		filters: Object.fromEntries(chosen.filter(([, values]) => values !== undefined)),
		...(q !== undefined && { q }),
		...(checked && { checked }),
		...(fit && { fit }),
		...(sort !== undefined && { sort: sort as NonNullable<ListQuery["sort"]> }),
		...(dir === "asc" && { dir }),
	};
}

type Filters = { readonly [F in ReaderFacet]?: readonly string[] };

/** The requested memory. Throws ApiProblem for an unknown device. */
export function fitIn({
	memory,
	device,
}: {
	readonly memory?: number | undefined;
	readonly device?: string | undefined;
}): ListQuery["fit"] {
	if (device !== undefined) return fitOf(deviceNamed(device), memory);
	return memory === undefined ? undefined : { memory };
}

function pageOf({ limit = USUAL, cursor, facets, facetLimit = COUNTED }: Asked<"listModels">): Query {
	return {
		limit,
		...(cursor !== undefined && { cursor }),
		...(facets && { facets: facets as readonly ReaderFacet[], facetLimit }),
	};
}

/** The page of a list. Throws ApiProblem for a query that the index refuses. */
async function searched({ store }: Reads, query: Query): Promise<Page> {
	try {
		return await store.index.search(query);
	} catch (error) {
		if (!(error instanceof QueryError)) throw error;
		const field = error.field === "text" ? "q" : error.field.replace(/^filters\./, "");
		throw new ApiProblem(422, error.code, `${error.message}.`, {
			field,
			value: error.value,
			expected: error.expected,
		});
	}
}
