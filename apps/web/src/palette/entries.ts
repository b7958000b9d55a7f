import { libraries, modalities, taskNames } from "@vitrine/catalogue";
import { type Provider, providerOf, providers } from "@vitrine/inference";
import { links } from "../base/links.ts";
import type { DocsSection } from "../docs/sections.ts";
import type { Config } from "../server/config.ts";
import type { Entry } from "./shapes.ts";

/** Everything the palette finds by itself: pages, tasks, libraries, providers, and the docs with their headings. */
export function entriesOf(config: Config, docs: readonly DocsSection[]): readonly Entry[] {
	return [...PAGES, ...TASKS, ...LIBRARIES, ...providerEntries(config), ...docs.map(docsEntry)];
}

const PAGES: readonly Entry[] = [
	{ kind: "Page", label: "Models", href: links.models(), words: "all list search filter" },
	{ kind: "Page", label: "Tasks", href: links.tasks(), words: "all index modalities" },
	{ kind: "Page", label: "Libraries", href: links.libraries(), words: "all index frameworks" },
	{ kind: "Page", label: "Providers", href: links.providers(), words: "all inference endpoints api" },
	{ kind: "Page", label: "Quantizations", href: links.quantizations(), words: "gguf memory bits file types" },
	{ kind: "Page", label: "Compare models", href: links.compare(), words: "side by side" },
	{ kind: "Page", label: "Docs", href: links.docs(), words: "documentation help" },
	{ kind: "Page", label: "Home", href: links.home(), words: "start vitrine" },
];

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

/** A page of the docs, or one of its headings, which says on which page it stands. */
function docsEntry({ page, heading, href, isWhole }: DocsSection): Entry {
	return { kind: "Docs", label: heading, href, ...(!isWhole && { note: page.title }) };
}
