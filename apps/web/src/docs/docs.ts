import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Rendered } from "../markdown/markdown.ts";
import { root } from "../data/root.ts";
import type { Config } from "../site/config.ts";
import { type DocsPage, readPages } from "./pages.ts";
import { renderPage } from "./render.ts";
import { type DocsSection, sectionsOf } from "./sections.ts";

/** The docs, read and rendered. */
export interface Docs {
	/** In their order. */
	readonly pages: readonly DocsPage[];
	/** Every heading with the text below it, in the order of the pages. */
	readonly sections: readonly DocsSection[];
	rendered(page: DocsPage): Rendered;
}

const known = new Map<string, Promise<Docs>>();

/** The docs of the project; read once, or every time in development. */
export function docsOf({ repository, development }: Config): Promise<Docs> {
	const kept = known.get(repository);
	if (kept !== undefined && !development) return kept;
	const docs = readDocs(repository);
	known.set(repository, docs);
	return docs;
}

async function readDocs(repository: string): Promise<Docs> {
	const pages = await readPages(join(root, "docs"));
	const rendered = new Map<DocsPage, Rendered>();
	for (const page of pages) {
		rendered.set(page, renderPage(page, pages, repository));
		// So the first reader of the docs delays no other.
		await setImmediate();
	}
	const of = (page: DocsPage): Rendered => rendered.get(page) ?? renderPage(page, pages, repository);
	const sections: DocsSection[] = [];
	for (const page of pages) {
		sections.push(...sectionsOf(page, of(page)));
		await setImmediate();
	}
	return { pages, sections, rendered: of };
}
