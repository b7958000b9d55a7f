import { libraries, nearest as nearestWords, taskIds, taskName } from "@vitrine/catalogue";
import { providerOf, providers } from "@vitrine/inference";
import type { Index } from "@vitrine/search";
import { links } from "../base/links.ts";
import { find, wordsOf } from "../base/match.ts";
import type { Deps } from "../site/site.ts";
import { docsOf } from "../docs/docs.ts";

/** A page whose name comes near to what was asked for. */
export interface Suggestion {
	readonly kind: "model" | "task" | "library" | "provider" | "docs" | "page";
	readonly label: string;
	readonly href: string;
}

const MOST = 5;
/** Letters of an address that are looked at. */
const LONGEST = 300;

type Section = "models" | "tasks" | "libraries" | "providers" | "docs";

/** Where else to look for a name that a section does not have; a mistyped task is most likely meant to be a task. */
const ORDER: Readonly<Record<Section, readonly Section[]>> = {
	models: ["models"],
	tasks: ["tasks", "libraries", "models"],
	libraries: ["libraries", "tasks", "models"],
	providers: ["providers", "libraries"],
	docs: ["docs", "libraries", "tasks"],
};

/** Where to look for a name that stands in no section. */
const ANYWHERE: readonly Section[] = ["tasks", "libraries", "providers", "docs", "models"];

/** Pages whose names come near to an address: those of its own section first. */
export async function nearest(site: Pick<Deps, "store" | "config">, path: string): Promise<readonly Suggestion[]> {
	const segments = path.slice(0, LONGEST).split("/").filter(Boolean).map(readable);
	const section = sectionOf(segments[0]);
	const name = segments.slice(section === undefined ? 0 : 1).join("/");
	if (name === "") return [];
	// A model's id has two parts; all other names have one.
	const wanted = (one: Section): string => (one === "models" ? name : (segments.at(-1) ?? ""));
	const order = section === undefined ? ANYWHERE : ORDER[section];
	const found = (await Promise.all(order.map((one) => FIND[one](wanted(one), site)))).flat();
	if (found.length === 0 && section === "models") return modelsWith(name, site);
	return [...(segments.length === 1 ? pagesNear(name) : []), ...found].slice(0, MOST);
}

/** A search for the words of an address: of the docs for one of theirs, else of the models. Undefined where there are no words. */
export function searchFor(path: string): { readonly label: string; readonly href: string } | undefined {
	const segments = path.slice(0, LONGEST).split("/").filter(Boolean).map(readable);
	const section = sectionOf(segments[0]);
	const words = wordsOf(segments.slice(section === undefined ? 0 : 1).join(" ")).join(" ");
	if (words === "") return undefined;
	return section === "docs"
		? { label: `Docs with “${words}”`, href: links.docs("", { q: words }) }
		: { label: `Models with “${words}”`, href: links.models({ q: words }) };
}

/** Models that a search for the words of an id finds. */
async function modelsWith(name: string, { store }: Pick<Deps, "store">): Promise<readonly Suggestion[]> {
	const { rows } = await store.index.search({ text: wordsOf(name).join(" "), limit: MOST });
	return rows.map(({ record: { id } }) => ({ kind: "model", label: id, href: links.model(id) }));
}

/** The pages that stand for a whole section, by names that people try. */
const PAGES: ReadonlyMap<string, readonly [label: string, href: string]> = new Map([
	["models", ["Models", links.models()]],
	["tasks", ["Tasks", links.tasks()]],
	["libraries", ["Libraries", links.libraries()]],
	["library", ["Libraries", links.libraries()]],
	["providers", ["Providers", links.providers()]],
	["quantizations", ["Quantizations", links.quantizations()]],
	["compare", ["Compare models", links.compare()]],
	["docs", ["Docs", links.docs()]],
]);

function pagesNear(wanted: string): readonly Suggestion[] {
	const [name = ""] = nearestWords(PAGES.keys(), wanted, 1);
	const page = PAGES.get(name);
	return page ? [{ kind: "page", label: page[0], href: page[1] }] : [];
}

function sectionOf(segment: string | undefined): Section | undefined {
	return (Object.keys(ORDER) as Section[]).find((section) => section === segment);
}

type Find = (wanted: string, site: Pick<Deps, "store" | "config">) => Promise<Suggestion[]>;

const FIND: Readonly<Record<Section, Find>> = {
	models: async (wanted, { store }) =>
		(await idsNear(store.index, wanted)).map((id) => ({ kind: "model", label: id, href: links.model(id) })),
	tasks: async (wanted) =>
		nearestWords(taskIds, wanted).map((id) => ({ kind: "task", label: taskName(id).name, href: links.task(id) })),
	libraries: async (wanted) =>
		namesNear(
			libraries.map(({ key, prettyLabel }) => [key, prettyLabel]),
			wanted,
			"library",
		),
	providers: async (wanted, { config }) =>
		namesNear(
			[...config.endpoints.map(providerOf), ...providers].map(({ id, label }) => [id, label]),
			wanted,
			"provider",
		),
	docs: async (wanted, { config }) => {
		const { pages, sections } = await docsOf(config);
		const near = nearestWords(
			pages.map(({ slug }) => slug),
			wanted,
		).flatMap((name) => sections.find(({ page, isWhole }) => isWhole && page.slug === name) ?? []);
		const headings = sections.map((section) => ({ section, label: section.heading }));
		const named = find(headings, wordsOf(wanted).join(" "), MOST).map(({ section }) => section);
		return [...new Set([...near, ...named])].map(({ heading, href }) => ({ kind: "docs", label: heading, href }));
	},
};

/** Ids of models like one that is not there, the nearest first. */
export async function idsNear(index: Index, wanted: string): Promise<readonly string[]> {
	return (await index.similar(wanted.slice(0, LONGEST), MOST)).filter((id) => isNear(id, wanted));
}

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
