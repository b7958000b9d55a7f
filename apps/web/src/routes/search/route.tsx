import { links } from "../../base/links.ts";
import { findAsked } from "../../base/match.ts";
import { docsOf } from "../../docs/docs.ts";
import { entriesOf } from "../../search/answering/entries.ts";
import { findAll } from "../../search/find.ts";
import { readFit } from "../../hardware/fit.ts";
import type { Route } from "../../site/site.ts";
import { SearchPage } from "./page.tsx";

/** Models and pages that are shown. */
const [MODELS, PAGES] = [10, 8];

/** `/search`: everything that a text finds. */
export const search: Route = (app, siteOf) => {
	app.get("/search", async (context) => {
		const site = siteOf(context);
		const { searchParams } = new URL(context.req.url);
		const { fit } = readFit(searchParams);
		const typed = searchParams.get("q") ?? "";
		const found = await findAll(site, { typed, limit: MODELS, machine: fit });
		const { sections } = await docsOf(site.config);
		const pages = findAsked(entriesOf(site, sections), found.text, PAGES);
		const title = found.text === "" ? "Search" : `Search: ${found.text}`;
		return site.page(context, {
			title,
			description: "Models, tasks, libraries, code and docs of this site, found by words.",
			ownSearch: true,
			source: "apps/web/src/search",
			canonical: links.search(),
			body: <SearchPage found={found} pages={pages} />,
		});
	});
};
