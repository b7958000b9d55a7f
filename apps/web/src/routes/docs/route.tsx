import { links } from "../../base/links.ts";
import { alsoFormats } from "../../http/formats.ts";
import { prefersMarkdown, sendMarkdown } from "../../markdown/answer.ts";
import type { Page, Route } from "../../site/site.ts";
import { firstSentence } from "../../base/sentence.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { type Docs, docsOf } from "../../docs/docs.ts";
import { DocsView } from "./page.tsx";
import type { DocsPage } from "../../docs/pages.ts";
import { SearchView } from "./SearchView.tsx";

/** The longest text that is searched for, in UTF-16 code units. */
const LONGEST = 200;

/** The page that the header links to beside the docs. */
const API = "hub-api";

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
		return alsoFormats(await site.page(context, page ? pageOf(page, all) : await notFoundPage(site, context.req.path)));
	});
};

function pageOf(page: DocsPage, all: Docs): Page {
	return {
		title: `${page.title} · Docs`,
		description: descriptionOf(page, all),
		section: page.slug === API ? links.docs(API) : links.docs(),
		source: page.source,
		canonical: links.docs(page.slug),
		body: <DocsView page={page} docs={all} />,
	};
}

/** The first sentence below the title of a page. */
function descriptionOf(page: DocsPage, { sections }: Docs): string {
	const whole = sections.find((section) => section.isWhole && section.page === page);
	return firstSentence(whole?.text ?? "") || `${page.title}: how to use Vitrine.`;
}

function searchPage(text: string, all: Docs): Page {
	return {
		title: `“${text}” · Docs`,
		description: `The docs of Vitrine about “${text}”.`,
		section: links.docs(),
		canonical: links.docs(),
		body: <SearchView text={text} docs={all} />,
	};
}
