import { libraries, nearest as nearestWords, taskIds, taskName } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import type { Index } from "@vitrine/search";
import { links } from "../../links.ts";

/** A page whose name comes near to what was asked for. */
export interface Suggestion {
	readonly kind: "model" | "task" | "library" | "provider";
	readonly label: string;
	readonly href: string;
}

const MOST = 5;
/** Letters of an address that are looked at. */
const LONGEST = 300;

type Section = "models" | "tasks" | "libraries" | "providers";

/** Where else to look for a name that a section does not have; a mistyped task is most likely meant to be a task. */
const ORDER: Readonly<Record<Section, readonly Section[]>> = {
	models: ["models"],
	tasks: ["tasks", "libraries", "models"],
	libraries: ["libraries", "tasks", "models"],
	providers: ["providers", "libraries"],
};

/** Pages whose names come near to an address: those of its own section first. */
export async function nearest(index: Index, path: string): Promise<readonly Suggestion[]> {
	const segments = path.slice(0, LONGEST).split("/").filter(Boolean).map(readable);
	const section = sectionOf(segments[0]);
	const name = segments.slice(section === undefined ? 0 : 1).join("/");
	if (name === "") return [];
	// A model's id has two parts; all other names have one.
	const wanted = (one: Section): string => (one === "models" ? name : (segments.at(-1) ?? ""));
	const found = await Promise.all(ORDER[section ?? "tasks"].map((one) => FIND[one](wanted(one), index)));
	return found.flat().slice(0, MOST);
}

function sectionOf(segment: string | undefined): Section | undefined {
	return (Object.keys(ORDER) as Section[]).find((section) => section === segment);
}

const FIND: Readonly<Record<Section, (wanted: string, index: Index) => Promise<Suggestion[]>>> = {
	models: async (wanted, index) =>
		(await index.similar(wanted, MOST))
			.filter((id) => isNear(id, wanted))
			.map((id) => ({ kind: "model", label: id, href: links.model(id) })),
	tasks: async (wanted) =>
		nearestWords(taskIds, wanted).map((id) => ({ kind: "task", label: taskName(id).name, href: links.task(id) })),
	libraries: async (wanted) =>
		namesNear(
			libraries.map(({ key, prettyLabel }) => [key, prettyLabel]),
			wanted,
			"library",
		),
	providers: async (wanted) =>
		namesNear(
			providers.map(({ id, label }) => [id, label]),
			wanted,
			"provider",
		),
};

/** Whether an id, or its name alone, is like what was wanted; an index may find likenesses that help nobody. */
function isNear(id: string, wanted: string): boolean {
	return nearestWords([id, id.slice(id.indexOf("/") + 1)], wanted).length > 0;
}

function namesNear(
	names: readonly (readonly [key: string, label: string])[],
	wanted: string,
	kind: "library" | "provider",
): Suggestion[] {
	const labels = new Map(names);
	return nearestWords(labels.keys(), wanted).map((key) => ({
		kind,
		label: labels.get(key) ?? key,
		href: links[kind](key),
	}));
}

function readable(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
