import { BASE_PATH } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { checks } from "../../data/checks.ts";
import { ifAnswered } from "../../data/patience.ts";
import { originOf } from "../../http/origin.ts";
import { snippetData } from "../../kit/index.ts";
import { renderCard } from "../../kit/card.ts";
import type { Route, Site } from "../../site/site.ts";
import { ComponentsPage } from "./page.tsx";
import { CARD, CHAT } from "./records.ts";

/** The card of the example, which is ours, so it is rendered in place. */
const card = renderCard(CARD, { top: 3, prefix: "parrot-" });

/** `/components`. */
export const components: Route = (app, siteOf) => {
	app.get("/components", async (context) => {
		const site = siteOf(context);
		const { config } = site;
		const query = new URL(context.req.url).searchParams;
		const gallery = {
			site: originOf(context, config) + BASE_PATH,
			hub: config.hub,
			repository: config.repository,
			now: config.now(),
			panel: snippetData(CHAT, { query, action: links.components(), report: checks() }),
			card,
			model: await modelOf(site),
		};
		return site.page(context, {
			title: "Components",
			description: "React components, an element and a frame that show code for models on other sites.",
			source: "apps/web/src/kit",
			canonical: links.components(),
			body: <ComponentsPage gallery={gallery} />,
		});
	});
};

/** The most downloaded model that the reader may see; undefined if there is none, or the index does not answer. */
async function modelOf({ store }: Site): Promise<string | undefined> {
	const found = await ifAnswered(store.index.search({ sort: "downloads", limit: 1 }));
	return found?.rows[0]?.record.id;
}
