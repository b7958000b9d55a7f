/** The two lists of models that the browser keeps: those opened last, and those that the reader saved. */
export type Shelf = "recent" | "saved";

/** Ids kept of each; an older one goes. */
const MOST: Readonly<Record<Shelf, number>> = { recent: 12, saved: 100 };
/** Characters of an id. */
const LONGEST = 300;

/** The event of the document when a list changed. */
export const KEPT_CHANGED = "vitrine-kept";

/** The ids of a list, the last one first; none if there is no storage, or something else in it. */
export function keptModels(shelf: Shelf): readonly string[] {
	try {
		const list: unknown = JSON.parse(localStorage.getItem(shelf) ?? "[]");
		return Array.isArray(list) ? list.filter(isId).slice(0, MOST[shelf]) : [];
	} catch {
		return [];
	}
}

function isId(one: unknown): one is string {
	return typeof one === "string" && one !== "" && one.length <= LONGEST;
}

/** Puts a model first in a list. */
export function keep(shelf: Shelf, id: string): void {
	if (isId(id)) store(shelf, [id, ...others(shelf, id)]);
}

/** Removes a model from a list, or all of them. */
export function forget(shelf: Shelf, id?: string): void {
	store(shelf, id === undefined ? [] : others(shelf, id));
}

const others = (shelf: Shelf, id: string): readonly string[] => keptModels(shelf).filter((one) => one !== id);

function store(shelf: Shelf, ids: readonly string[]): void {
	try {
		if (ids.length === 0) localStorage.removeItem(shelf);
		else localStorage.setItem(shelf, JSON.stringify(ids.slice(0, MOST[shelf])));
	} catch {
		// Without storage, nothing is kept.
	}
	document.dispatchEvent(new Event(KEPT_CHANGED));
}
