import { isTask, libraries, modelFilterTasks, taskName } from "@vitrine/catalogue";
import { languageName } from "@vitrine/model";
import type { Facet } from "./facets.ts";
import type { MarkView } from "./view.ts";

const byKey = new Map(libraries.map((library) => [library.key, library]));
const listedTasks = new Set(modelFilterTasks.map(({ id }) => id));

/** A library as it calls itself; a key the catalogue does not hold stands as it is. */
export function libraryLabel(key: string): string {
	return byKey.get(key)?.prettyLabel ?? key;
}

/** A value of a facet as a reader calls it. */
export function labelOf(facet: Facet, value: string): { readonly label: string; readonly mark?: MarkView } {
	if (facet === "library") return { label: libraryLabel(value) };
	if (facet === "language") return { label: languageName(value) ?? value };
	if (facet !== "task" || !isTask(value)) return { label: value };
	const { name, modality, color } = taskName(value);
	return { label: name, mark: { modality, color } };
}

/** Whether a value stands in the filter; one that does not can still be chosen by link. */
export function isListed(facet: Facet, value: string): boolean {
	if (facet === "task") return listedTasks.has(value);
	return facet !== "library" || byKey.get(value)?.filter === true;
}
