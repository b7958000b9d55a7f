import { libraries, modalities, taskNames } from "@vitrine/catalogue";
import { type Provider, providerOf, providers } from "@vitrine/inference";
import { links } from "../base/links.ts";
import type { DocsSection } from "../docs/sections.ts";
import type { Config } from "../site/config.ts";
import { type NamedPage, namedPages, type Site } from "../site/site.ts";
import type { Entry } from "./shapes.ts";

/**
 * The entries that the palette searches in the browser: pages, tasks, libraries, providers, and the docs with their
 * headings.
 */
export function entriesOf(
	{ config, pages }: Pick<Site, "config" | "pages">,
	docs: readonly DocsSection[],
): readonly Entry[] {
	return [
		...namedPages(pages).map(pageEntry),
		...TASKS,
		...LIBRARIES,
		...providerEntries(config),
		...docs.map(docsEntry),
	];
}

function pageEntry({ label, path, words }: NamedPage): Entry {
	const entry = { kind: "Page", label, href: path } as const;
	return words === undefined ? entry : { ...entry, words };
}

const TASKS: readonly Entry[] = taskNames.map(({ id, name, modality, subtasks = [] }) => ({
	kind: "Task",
	label: name,
	href: links.task(id),
	note: modalities.find((one) => one.id === modality)?.label ?? modality,
	words: [id, ...subtasks.map((subtask) => subtask.name)].join(" "),
}));

const LIBRARIES: readonly Entry[] = libraries.map(({ key, prettyLabel, repoName }) => ({
	kind: "Library",
	label: prettyLabel,
	href: links.library(key),
	words: `${key} ${repoName}`,
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
	return { kind: "Docs", label: heading, href, ...(!isWhole && { note: page.title }) };
}
