import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";
import { AppsPage } from "./page.tsx";

/** `/apps`. */
export const apps: Route = (app, siteOf) => {
	app.get("/apps", (context) =>
		siteOf(context).page(context, {
			title: "Apps",
			description: "Apps that run models on your own machine: what each is, its licence and its platforms.",
			section: links.libraries(),
			source: "packages/catalogue/src/apps/entries",
			canonical: links.apps(),
			body: <AppsPage />,
		}),
	);
};
