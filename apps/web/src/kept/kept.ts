/** The two lists of models that the browser keeps: those opened last, and those that the reader saved. */
export type KeptList = "recent" | "saved";

/** Ids kept of each; an older one goes. */
const MOST: Readonly<Record<KeptList, number>> = { recent: 12, saved: 100 };
/** Characters of an id. */
const LONGEST = 300;

/** The event of the document when a list changed. */
export const KEPT_CHANGED = "vitrine-kept";

/** The ids of a list, the last one first; none if there is no storage, or something else in it. */
export function keptModels(name: KeptList): readonly string[] {
	try {
		const list: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
		return Array.isArray(list) ? list.filter(isId).slice(0, MOST[name]) : [];
	} catch {
		return [];
	}
}

function isId(one: unknown): one is string {
	return typeof one === "string" && one !== "" && one.length <= LONGEST;
}

/** Puts a model first in a list. */
export function keep(name: KeptList, id: string): void {
	if (isId(id)) store(name, [id, ...others(name, id)]);
}

/** Removes a model from a list, or all of them. */
export function forget(name: KeptList, id?: string): void {
	store(name, id === undefined ? [] : others(name, id));
}

const others = (name: KeptList, id: string): readonly string[] => keptModels(name).filter((one) => one !== id);

function store(name: KeptList, ids: readonly string[]): void {
	try {
		if (ids.length === 0) localStorage.removeItem(name);
		else localStorage.setItem(name, JSON.stringify(ids.slice(0, MOST[name])));
	} catch {
		// Without storage, nothing is kept.
	}
	document.dispatchEvent(new Event(KEPT_CHANGED));
}
