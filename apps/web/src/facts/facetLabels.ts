import { type Colour, isTask, type Modality, localApps, modelFilterTasks, taskName } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import { formats, languageName } from "@vitrine/model";
import type { Facet } from "@vitrine/search";
import { libraryLabel, libraryOf } from "./names.ts";

/** The mark of a task. */
export interface MarkView {
	readonly modality: Modality;
	readonly color: Colour;
}

const listedTasks = new Set(modelFilterTasks.map(({ id }) => id));

const providerLabels = new Map(providers.map(({ id, label }) => [id, label]));

const appLabels = new Map(localApps.map(({ key, prettyLabel }) => [key, prettyLabel]));
/** The apps that can be used now. */
const listedApps = new Set(
	localApps.filter(({ retired, comingSoon }) => !retired && !comingSoon).map(({ key }) => key),
);

/** The label of a value of a facet. */
export function labelOf(facet: Facet | "checked", value: string): { readonly label: string; readonly mark?: MarkView } {
	if (facet === "checked") return { label: value === "run" ? "ran here" : "failed here" };
	if (facet === "library") return { label: libraryLabel(value) };
	if (facet === "language") return { label: languageName(value) ?? value };
	if (facet === "provider") return { label: providerLabels.get(value) ?? value };
	if (facet === "app") return { label: appLabels.get(value) ?? value };
	if (facet === "gated" || facet === "size") return { label: NAMES.get(value) ?? value };
	if (facet !== "task" || !isTask(value)) return { label: value };
	const { name, modality, color } = taskName(value);
	return { label: name, mark: { modality, color } };
}

/** Labels of kinds of access and classes of size. */
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

/** Characters of a value in the filters. */
const LONGEST = 200;

/** Whether the filter lists a value; others can still be chosen by link. */
export function isListed(facet: Facet, value: string): boolean {
	if (value.length > LONGEST) return false;
	if (facet === "task") return listedTasks.has(value);
	if (facet === "app") return listedApps.has(value);
	if (facet === "tag") return !isRedundant(value);
	return facet !== "library" || libraryOf(value)?.filter === true;
}

/** Whether a tag repeats another facet or is of no use as a filter. */
function isRedundant(tag: string): boolean {
	return (
		/^(license|region|base_model|dataset|arxiv):/.test(tag) ||
		isTask(tag) ||
		libraryOf(tag) !== undefined ||
		isFormat(tag) ||
		languageName(tag) !== undefined
	);
}

function isFormat(tag: string): boolean {
	return formats({ id: "any", tags: [tag] }).length > 0;
}
