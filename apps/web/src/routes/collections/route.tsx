import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";
import { CollectionsPage } from "./page.tsx";

/** `/collections`: the operator's collections, in the order of their file. */
export const collections: Route = (app, siteOf) => {
	app.get("/collections", (context) =>
		siteOf(context).page(context, {
			title: "Collections",
			description: "Models chosen by the people who run this site, with their notes.",
			section: links.collections(),
			canonical: links.collections(),
			body: <CollectionsPage collections={siteOf(context).collections.all} />,
		}),
	);
};
