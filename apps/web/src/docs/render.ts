import { basename, dirname } from "node:path/posix";
import { located } from "../base/basePath.ts";
import { links, outward } from "../base/links.ts";
import { DOCS_IMAGES } from "../data/media.ts";
import type { Target } from "../markdown/links.ts";
import { type Rendered, renderMarkdown } from "../markdown/markdown.ts";
import type { DocsPage } from "./pages.ts";

/** The page as HTML. Links to other pages lead to them, and links to other files to GitHub. */
export function renderPage(page: DocsPage, pages: readonly DocsPage[], repository: string): Rendered {
	return renderMarkdown(page.text, {
		top: 1,
		prefix: "",
		taken: LAYOUT_IDS,
		from: page.source,
		link: (target) => addressOf(target, pages, repository),
		image: (target) => (target.type === "file" ? imageAt(target.path) : undefined),
	});
}

function imageAt(path: string): string | undefined {
	return dirname(path) === DOCS_IMAGES ? links.docsImage(basename(path)) : undefined;
}

/** Ids that the layout uses. */
const LAYOUT_IDS: ReadonlySet<string> = new Set(["main", "find", "on-this-page"]);

function addressOf(
	target: Target & { readonly type: "file" | "site" },
	pages: readonly DocsPage[],
	repository: string,
): string {
	if (target.type === "site") return located(target.path);
	const page = pages.find(({ source }) => source === target.path);
	return page ? links.docs(page.slug) + target.hash : outward.edit(repository, target.path);
}
