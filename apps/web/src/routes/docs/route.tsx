import type { Context } from "hono";
import { EXAMPLE } from "../../api/operation.ts";
import { links } from "../../base/links.ts";
import { originOf } from "../../http/origin.ts";
import { alsoFormats } from "../../http/formats.ts";
import { prefersMarkdown, sendMarkdown } from "../../http/markdown.ts";
import { ifAnswered } from "../../data/patience.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { firstSentence } from "../../base/sentence.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { type Docs, docsOf } from "../../docs/docs.ts";
import type { ExampleSite } from "./reference/requests.ts";
import { DocsView } from "./page.tsx";
import type { DocsPage } from "../../docs/pages.ts";
import { SearchView } from "./SearchView.tsx";

/** The longest text that is searched for, in UTF-16 code units. */
const LONGEST = 200;

/** The page that describes the API, which the header links to beside the docs. */
const API = "api";

/** `/docs` and `/docs/…`: the Markdown files in `docs`, also as Markdown; `/docs?q=` searches them. */
export const docs: Route = (app, siteOf) => {
	app.get("/docs/start", (context) => context.redirect(links.docs(), 301));
	app.get("/docs/:file{.+\\.md}", async (context) => {
		const site = siteOf(context);
		const { pages } = await docsOf(site.config);
		const page = pages.find(({ source }) => source === `docs/${context.req.param("file")}`);
		return page ? sendMarkdown(context, page.text, links.docs(page.slug)) : context.notFound();
	});
	app.get("/docs/:slug?", async (context) => {
		const site = siteOf(context);
		const all = await docsOf(site.config);
		const slug = context.req.param("slug") ?? "";
		const text = (context.req.query("q") ?? "").toWellFormed().trim().slice(0, LONGEST);
		if (slug === "" && text !== "") return site.page(context, searchPage(text, all));
		const page = all.pages.find((one) => one.slug === slug);
		if (page && prefersMarkdown(context)) return sendMarkdown(context, page.text, links.docs(page.slug));
		return alsoFormats(
			await site.page(
				context,
				page ? await pageOf(page, all, site, context) : await notFoundPage(site, context.req.path),
			),
		);
	});
};

async function pageOf(page: DocsPage, all: Docs, site: Site, context: Context): Promise<Page> {
	const isApi = page.slug === API;
	return {
		title: `${page.title} · Docs`,
		description: descriptionOf(page, all),
		section: isApi ? links.docs(API) : links.docs(),
		source: page.source,
		canonical: links.docs(page.slug),
		body: <DocsView page={page} docs={all} example={isApi ? await exampleSiteOf(site, context) : undefined} />,
	};
}

/** The site and a model that requests to its API can be about: that of the starter, else the most downloaded. */
async function exampleSiteOf({ store: { index }, config }: Site, context: Context): Promise<ExampleSite> {
	const known = await ifAnswered(index.get(EXAMPLE.id));
	const most = known ? undefined : await ifAnswered(index.search({ sort: "downloads", limit: TRIED }));
	const owned = most?.rows.find(({ record }) => record.id.includes("/"));
	return { origin: originOf(context, config), model: owned?.record.id ?? EXAMPLE.id };
}

/** Models of which one should have an owner. */
const TRIED = 10;

/** The first sentence below the title of a page. */
function descriptionOf(page: DocsPage, { sections }: Docs): string {
	const whole = sections.find((section) => section.isWhole && section.page === page);
	return firstSentence(whole?.text ?? "") || `${page.title}: how to use Vitrine.`;
}

function searchPage(text: string, all: Docs): Page {
	return {
		title: `“${text}” · Docs`,
		description: `Results in the docs of Vitrine for “${text}”.`,
		section: links.docs(),
		canonical: links.docs(),
		body: <SearchView text={text} docs={all} />,
	};
}
