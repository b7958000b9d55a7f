import { providers } from "@vitrine/inference";
import type { Route } from "../../server/site.ts";
import { notFoundPage } from "../errors/not-found.tsx";
import { ProviderPage } from "./page.tsx";

export const provider: Route = (app, site) => {
	app.get("/providers/:id", async (context) => {
		const found = providers.find(({ id }) => id === context.req.param("id"));
		if (found === undefined) return site.page(context, await notFoundPage(site, context.req.path));
		return site.page(context, {
			title: found.label,
			description: `${found.label}: the tasks it serves, the key it asks for, and how it is called.`,
			section: "providers",
			source: sourceOf(found.id),
			body: <ProviderPage provider={found} />,
		});
	});
};

/** The file a provider is written in. */
export function sourceOf(id: string): string {
	return `packages/inference/src/providers/${id}.ts`;
}
