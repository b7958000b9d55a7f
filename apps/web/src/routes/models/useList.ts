import { type LiveVisit, useVisit } from "../../api/useVisit.ts";
import type { Place } from "../../api/visit.ts";
import { listAddress, listDataAddress } from "./address.ts";
import { type ListQuery, parseList } from "./query.ts";
import type { ListView } from "./view.ts";

const place: Place<ListQuery, ListView> = {
	parse: (query) => parseList(query).query,
	address: listAddress,
	dataAddress: listDataAddress,
	read: (answer) => answer as ListView,
};

/** The list as the reader changes it. */
export function useList(initial: ListView): LiveVisit<ListQuery, ListView> {
	return useVisit(() => place, initial, initial.query);
}
