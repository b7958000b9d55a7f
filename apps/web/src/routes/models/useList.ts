import { type LiveVisit, useVisit } from "../../visit/useVisit.ts";
import type { Place } from "../../visit/visit.ts";
import { listAddress, listDataAddress } from "./query/address.ts";
import { type ListQuery, parseList } from "./query/query.ts";
import type { ListView } from "./view.ts";

const place: Place<ListQuery, ListView> = {
	parse: (query) => parseList(query).query,
	address: listAddress,
	dataAddress: listDataAddress,
	read: (answer, before) => merged(answer as ListView, before),
	isUnfinished: ({ isCounting = false }) => isCounting,
};

/** Until the counts are there, those of the list before stand in their place. */
function merged(view: ListView, { facets, fit }: ListView): ListView {
	return view.isCounting ? { ...view, facets, fit } : view;
}

/** The list as the reader changes it. */
export function useList(initial: ListView): LiveVisit<ListQuery, ListView> {
	return useVisit(() => place, initial, initial.query);
}
