import { isTask, libraries, modelFilterTasks, taskName } from "@vitrine/catalogue";
import { formats, languageName } from "@vitrine/model";
import type { Facet } from "./facets.ts";
import type { MarkView } from "../view.ts";

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
	if (facet === "gated" || facet === "size") return { label: NAMES.get(value) ?? value };
	if (facet !== "task" || !isTask(value)) return { label: value };
	const { name, modality, color } = taskName(value);
	return { label: name, mark: { modality, color } };
}

/** What is open and how large it is, in words. */
const NAMES: ReadonlyMap<string, string> = new Map([
	["yes", "gated"],
	["no", "open"],
	["under-1b", "under 1 B"],
	["1b-3b", "1 to 3 B"],
	["3b-8b", "3 to 8 B"],
	["8b-20b", "8 to 20 B"],
	["20b-80b", "20 to 80 B"],
	["over-80b", "over 80 B"],
]);

/** Whether a value stands in the filter; one that does not can still be chosen by link. */
export function isListed(facet: Facet, value: string): boolean {
	if (facet === "task") return listedTasks.has(value);
	if (facet === "tag") return !saidElsewhere(value);
	return facet !== "library" || byKey.get(value)?.filter === true;
}

/** Tags that repeat what another facet says, or what nobody looks for. */
function saidElsewhere(tag: string): boolean {
	return (
		/^(license|region|base_model|dataset|arxiv):/.test(tag) ||
		isTask(tag) ||
		byKey.has(tag) ||
		isFormat(tag) ||
		languageName(tag) !== undefined
	);
}

function isFormat(tag: string): boolean {
	return formats({ id: "any", tags: [tag] }).length > 0;
}
