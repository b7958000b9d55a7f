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

/** A view without counts keeps those of the view before. */
function merged(view: ListView, { facets, fit }: ListView): ListView {
	return view.isCounting ? { ...view, facets, fit } : view;
}

/** The list in the browser. */
export function useList(initial: ListView): LiveVisit<ListQuery, ListView> {
	return useVisit(() => place, initial, initial.query);
}
