import { type LiveVisit, useVisit } from "../../visit/useVisit.ts";
import type { Addressing } from "../../visit/visit.ts";
import { listAddress, listDataAddress } from "./address.ts";
import { type ListQuery, parseList } from "../../resources/models/query.ts";
import type { ListView } from "./view.ts";

const addressing: Addressing<ListQuery, ListView> = {
	parse: (query) => parseList(query).query,
	address: listAddress,
	dataAddress: listDataAddress,
	read: (answer, before) => merged(answer as ListView, before),
	staysOnFailure: true,
	isUnfinished: ({ isCounting = false }) => isCounting,
};

/** A view without counts keeps those of the view before. */
function merged(view: ListView, { facets, fit, dates }: ListView): ListView {
	return view.isCounting ? { ...view, facets, fit, dates } : view;
}

/** The list in the browser; `asked` is the query as typed, and `state` the same with what was read in its words as filters. */
export function useList(initial: ListView): LiveVisit<ListQuery, ListView> & { readonly asked: ListQuery } {
	const visit = useVisit(() => addressing, initial, initial.query);
	const { view, state: asked, busy } = visit;
	const isRead = !busy && view.read !== undefined && view.read.asked === asked.q;
	const settled = (query: ListQuery): ListQuery => {
		if (!isRead || query.q !== asked.q) return query;
		const { picked: _, ...read } = view.query;
		return { ...read, ...(query.picked && { picked: query.picked }) };
	};
	const go: typeof visit.go = (change, typing) =>
		visit.go((query) => change(typing === true ? query : settled(query)), typing);
	return { ...visit, asked, state: settled(asked), go };
}
