import { links } from "../../base/links.ts";
import { isOperator } from "../../site/operation.ts";
import type { Route } from "../../site/site.ts";
import { loadHealth } from "./data.ts";
import { HealthPage, NotForReaders } from "./page.tsx";

/** `/health`: for the operator only. */
export const health: Route = (app, siteOf, { operation }) => {
	app.get("/health", async (context) => {
		const site = siteOf(context);
		const isShown = isOperator(site.config, site.reader);
		return site.page(context, {
			title: isShown ? "Health of this site" : "Only for the operator",
			description: "The state of the index, its sources and its problems, for the operator of the site.",
			section: links.health(),
			source: "apps/web/src/routes/health/page.tsx",
			...(isShown
				? { body: <HealthPage data={await loadHealth(site, operation)} /> }
				: { status: 403, body: <NotForReaders /> }),
		});
	});
};
