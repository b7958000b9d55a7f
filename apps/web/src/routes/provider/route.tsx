import { type Endpoint, providers } from "@vitrine/inference";
import { links } from "../../base/links.ts";
import { ifAnswered } from "../../data/patience.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { EndpointPage } from "./EndpointPage.tsx";
import { ProviderPage } from "./page.tsx";

/** `/providers/ID`: a provider, or a custom endpoint. */
export const provider: Route = (app, siteOf) => {
	app.get("/providers/:id", async (context) => {
		const site = siteOf(context);
		const id = context.req.param("id");
		const endpoint = site.config.endpoints.find((own) => own.id === id);
		if (endpoint !== undefined) return site.page(context, endpointPage(endpoint));
		const found = providers.find((one) => one.id === id);
		if (found === undefined) return site.page(context, await notFoundPage(site, context.req.path));
		return site.page(context, {
			title: found.label,
			description: `${found.label}: the tasks it serves, the key it needs, and how to call it.`,
			section: links.providers(),
			source: sourceOf(found.id),
			body: <ProviderPage provider={found} models={await modelsOn(site, found.id)} />,
		});
	});
};

/** The models whose records name a provider; none if the index does not answer. */
async function modelsOn({ store: { index } }: Pick<Site, "store">, id: string): Promise<number> {
	return (await ifAnswered(index.search({ filters: { provider: [id] }, limit: 1 })))?.total ?? 0;
}

/** The page of an endpoint, which has no source file. */
function endpointPage(endpoint: Endpoint): Page {
	return {
		title: endpoint.label,
		description: `${endpoint.label}: an endpoint of this site, the tasks it serves, and how to call it.`,
		section: links.providers(),
		body: <EndpointPage endpoint={endpoint} />,
	};
}

/** The source file of a provider. */
function sourceOf(id: string): string {
	return `packages/inference/src/providers/${id}.ts`;
}
