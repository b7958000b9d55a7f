import { revealed } from "@vitrine/code";
import { libraries, modalities, taskNames } from "@vitrine/catalogue";
import { type Provider, providerOf, providers } from "@vitrine/inference";
import { located } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import type { DocsSection } from "../../docs/sections.ts";
import type { Collection } from "../../site/collections.ts";
import type { Config } from "../../site/config.ts";
import { type NamedPage, namedPages, type Site } from "../../site/site.ts";
import { quantizationLink, quantizationNames } from "./quantizations.ts";
import type { Entry } from "../shapes.ts";
import { wordsOfTask } from "../reading/vocabulary.ts";

/**
 * Everything but models that a search finds: pages, collections, orders of the list, the theme, tasks, libraries, providers, and the docs with their
 * headings.
 */
export function entriesOf(
	{ config, pages, collections }: Pick<Site, "config" | "pages" | "collections">,
	docs: readonly DocsSection[],
): readonly Entry[] {
	return [
		...namedPages(pages).map(pageEntry),
		...collections.all.map(collectionEntry),
		...LISTS,
		THEME,
		SHARE,
		...TASKS,
		...LIBRARIES,
		...providerEntries(config),
		...QUANTIZATIONS,
		...docs.filter(isFound).map(docsEntry),
	];
}

/** Names in the references of packages, such as `chat`, are found by the search of the docs: here they would come before models. */
function isFound({ page, isWhole }: DocsSection): boolean {
	return isWhole || !page.slug.startsWith("api-");
}

function pageEntry({ label, path, words }: NamedPage): Entry {
	const entry = { kind: "Page", label, href: located(path) } as const;
	return words === undefined ? entry : { ...entry, words };
}

function collectionEntry({ slug, title, models }: Collection): Entry {
	const count = `${models.length} ${models.length === 1 ? "model" : "models"}`;
	return { kind: "Collection", label: revealed(title), href: links.collection(slug), note: count, words: slug };
}

const LISTS: readonly Entry[] = [
	{ kind: "List", label: "Recently updated models", href: links.models({ sort: "updated" }), words: "recent latest" },
	{ kind: "List", label: "Newest models", href: links.models({ sort: "created" }), words: "recent latest new created" },
	{
		kind: "List",
		label: "Most downloaded models",
		href: links.models({ sort: "downloads" }),
		words: "popular used top",
	},
	{
		kind: "List",
		label: "Models whose code failed here",
		href: links.models({ checked: "failed" }),
		words: "failed failing check checked broken errors",
	},
	{
		kind: "List",
		label: "Models whose code was run here",
		href: links.models({ checked: "run" }),
		words: "checked check passed works tested",
	},
];

const THEME: Entry = {
	kind: "Setting",
	label: "Theme",
	href: `${links.docs("accessibility")}#theme`,
	note: "light or dark",
	words: "dark light mode colours",
	presses: "theme",
};

const SHARE: Entry = {
	kind: "Setting",
	label: "Copy the link to this view",
	href: `${links.docs("search")}#what-it-understood`,
	words: "share address url",
	presses: "link",
};

const TASKS: readonly Entry[] = taskNames.map(({ id, name, modality, subtasks = [] }) => ({
	kind: "Task",
	label: name,
	href: links.task(id),
	note: modalities.find((one) => one.id === modality)?.label ?? modality,
	words: [id, ...wordsOfTask(id), ...subtasks.map((subtask) => subtask.name)].join(" "),
}));

const LIBRARIES: readonly Entry[] = libraries.map(({ key, prettyLabel, repoName }) => ({
	kind: "Library",
	label: prettyLabel,
	href: links.library(key),
	words: `${key} ${repoName}`,
}));

const QUANTIZATIONS: readonly Entry[] = quantizationNames.map((name) => ({
	kind: "Quantization",
	label: name,
	href: quantizationLink(name),
	words: "quantization quantized",
}));

function providerEntries({ endpoints }: Config): readonly Entry[] {
	return [...endpoints.map(providerOf), ...providers].map(providerEntry);
}

function providerEntry({ id, label, status }: Provider): Entry {
	const entry = { kind: "Provider", label, href: links.provider(id), words: id } as const;
	return status === "retired" ? { ...entry, note: "retired" } : entry;
}

/** A page of the docs, or one of its headings with the title of its page. */
function docsEntry({ page, heading, href, isWhole }: DocsSection): Entry {
	const words = isWhole && page.words !== undefined && { words: page.words };
	return { kind: "Docs", label: heading, href, ...(!isWhole && { note: page.title }), ...words };
}
