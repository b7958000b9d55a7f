import { join } from "node:path";
import { links } from "../../links.ts";
import { root } from "../../server/config.ts";
import type { Page, Route, Site } from "../../server/site.ts";
import { notFoundPage } from "../errors/not-found.tsx";
import { DocsView } from "./page.tsx";
import { type DocsPage, readPages } from "./pages.ts";
import { renderPage } from "./render.ts";

/** `/docs` and `/docs/…`: the Markdown files in `docs`, each also as it was written. */
export const docs: Route = (app, site) => {
	let known: Promise<readonly DocsPage[]> | undefined;
	const pages = (): Promise<readonly DocsPage[]> => {
		if (known === undefined || site.config.development) known = readPages(join(root, "docs"));
		return known;
	};
	app.get("/docs/start", (context) => context.redirect(links.docs(), 301));
	app.get("/docs/:file{.+\\.md}", async (context) => {
		const page = (await pages()).find(({ source }) => source === `docs/${context.req.param("file")}`);
		return page ? context.text(page.text) : context.notFound();
	});
	app.get("/docs/:slug?", async (context) => {
		const all = await pages();
		const page = all.find(({ slug }) => slug === (context.req.param("slug") ?? ""));
		return site.page(context, page ? pageOf(page, all, site) : await notFoundPage(site, context.req.path));
	});
};

function pageOf(page: DocsPage, pages: readonly DocsPage[], { config }: Site): Page {
	const rendered = renderPage(page, pages, config.repository);
	return {
		title: `${page.title} · Docs`,
		description: `${page.title}: how to use Vitrine.`,
		section: "docs",
		source: page.source,
		canonical: links.docs(page.slug),
		body: <DocsView page={page} pages={pages} rendered={rendered} />,
	};
}
