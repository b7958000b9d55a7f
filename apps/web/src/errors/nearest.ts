import { libraries, nearest as nearestWords, taskIds, taskName } from "@vitrine/catalogue";
import { providerOf, providers } from "@vitrine/inference";
import { located } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { find, wordsOf } from "../base/match.ts";
import { docsOf } from "../docs/docs.ts";
import { namedPages, type PageEntry, type Site } from "../site/site.ts";
import { idsNear, LONGEST, ownersNear } from "../data/idsNear.ts";

/** A page whose name is close to the requested one. */
export interface Suggestion {
	readonly kind: "model" | "owner" | "task" | "library" | "provider" | "collection" | "docs" | "page";
	readonly label: string;
	readonly href: string;
}

/** What suggestions are looked up in. */
type Searched = Pick<Site, "store" | "config" | "pages" | "collections">;

const MOST = 5;

type Section = "models" | "tasks" | "libraries" | "providers" | "collections" | "docs";

/** Where to look for a name that a section does not have; a mistyped task is most likely meant to be a task. */
const ORDER: Readonly<Record<Section, readonly Section[]>> = {
	models: ["models"],
	tasks: ["tasks", "libraries", "models"],
	libraries: ["libraries", "tasks", "models"],
	providers: ["providers", "libraries"],
	collections: ["collections", "models"],
	docs: ["docs", "libraries", "tasks"],
};

/** Where to look for a name outside all sections. */
const ANYWHERE: readonly Section[] = ["collections", "tasks", "libraries", "providers", "docs", "models"];

/** Pages with a name close to an address: those of the same section first. */
export async function nearest(site: Searched, path: string): Promise<readonly Suggestion[]> {
	const { section, segments, rest } = partsOf(path);
	const name = rest.join("/");
	if (name === "") return [];
	// A model's id has two parts; all other names have one.
	const wanted = (one: Section): string => (one === "models" ? name : (rest.at(-1) ?? ""));
	const order = section === undefined ? ANYWHERE : ORDER[section];
	const found = (await Promise.all(order.map((one) => FIND[one](wanted(one), site)))).flat();
	if (found.length === 0 && section === "models") return modelsWith(name, site);
	return [...(segments.length === 1 ? pagesNear(name, site.pages) : []), ...found].slice(0, MOST);
}

/**
 * A search for the words of an address: in the docs for an address of the docs, else in the models. Undefined if there
 * are no words.
 */
export function searchFor(path: string): { readonly label: string; readonly href: string } | undefined {
	const { section, rest } = partsOf(path);
	const words = wordsOf(rest.join(" ")).join(" ");
	if (words === "") return undefined;
	return section === "docs"
		? { label: `Docs with “${words}”`, href: links.docs("", { q: words }) }
		: { label: `Models with “${words}”`, href: links.models({ q: words }) };
}

interface Parts {
	readonly segments: readonly string[];
	readonly section: Section | undefined;
	/** The segments below the section. */
	readonly rest: readonly string[];
}

function partsOf(path: string): Parts {
	const segments = path.slice(0, LONGEST).split("/").filter(Boolean).map(readable);
	const section = (Object.keys(ORDER) as Section[]).find((one) => one === segments[0]);
	return { segments, section, rest: section === undefined ? segments : segments.slice(1) };
}

/** A part of an address without its escapes; unchanged if it cannot be decoded. */
export function readable(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** The models that a search for the words of an id finds. */
async function modelsWith(name: string, { store }: Searched): Promise<readonly Suggestion[]> {
	const { rows } = await store.index.search({ text: wordsOf(name).join(" "), limit: MOST });
	return rows.map(({ record: { id } }) => modelSuggestion(id));
}

/** The page of the table whose name, or a name that people try for it, is close. */
function pagesNear(wanted: string, pages: readonly PageEntry[]): readonly Suggestion[] {
	const below = namedPages(pages).filter(({ path }) => path !== "/");
	const named = new Map(
		below.flatMap((page) => [page.path.slice(1), ...(page.aliases ?? [])].map((name) => [name, page] as const)),
	);
	const [name = ""] = nearestWords(named.keys(), wanted, 1);
	const page = named.get(name);
	return page ? [{ kind: "page", label: page.label, href: located(page.path) }] : [];
}

type Find = (wanted: string, site: Searched) => Promise<readonly Suggestion[]>;

const FIND: Readonly<Record<Section, Find>> = {
	models: async (wanted, { store }) => [
		...(await ownersNear(store.index, wanted)).map(ownerSuggestion),
		...(await idsNear(store.index, wanted)).map(modelSuggestion),
	],
	tasks: async (wanted) =>
		nearestWords(taskIds, wanted).map((id) => ({ kind: "task", label: taskName(id).name, href: links.task(id) })),
	libraries: async (wanted) => {
		const labels = new Map(libraries.map(({ key, prettyLabel }) => [key, prettyLabel]));
		return namesNear(labels, wanted, "library");
	},
	providers: async (wanted, { config }) => {
		const all = [...config.endpoints.map(providerOf), ...providers];
		return namesNear(new Map(all.map(({ id, label }) => [id, label])), wanted, "provider");
	},
	collections: async (wanted, { collections }) =>
		namesNear(new Map(collections.all.map(({ slug, title }) => [slug, title])), wanted, "collection"),
	docs: async (wanted, { config }) => docsNear(wanted, await docsOf(config)),
};

function docsNear(wanted: string, { pages, sections }: Awaited<ReturnType<typeof docsOf>>): readonly Suggestion[] {
	const slugs = nearestWords(
		pages.map(({ slug }) => slug),
		wanted,
	);
	const near = slugs.flatMap((slug) => sections.find(({ page, isWhole }) => isWhole && page.slug === slug) ?? []);
	const headings = sections.map((section) => ({ section, label: section.heading }));
	const named = find(headings, wordsOf(wanted).join(" "), MOST).map(({ section }) => section);
	return [...new Set([...near, ...named])].map(({ heading, href }) => ({ kind: "docs", label: heading, href }));
}

/** `labels` by key. */
function namesNear(
	labels: ReadonlyMap<string, string>,
	wanted: string,
	kind: "library" | "provider" | "collection",
): readonly Suggestion[] {
	return nearestWords(labels.keys(), wanted).map((key) => ({
		kind,
		label: labels.get(key) ?? key,
		href: links[kind](key),
	}));
}

function modelSuggestion(id: string): Suggestion {
	return { kind: "model", label: id, href: links.model(id) };
}

function ownerSuggestion(owner: string): Suggestion {
	return { kind: "owner", label: owner, href: links.owner(owner) };
}
