import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";
import { ProvidersPage } from "./page.tsx";

/** `/providers`. */
export const providers: Route = (app, siteOf) => {
	app.get("/providers", (context) =>
		siteOf(context).page(context, {
			title: "Inference providers",
			description: "Services that run models for you: the tasks each serves, the key it needs, and how to call it.",
			section: links.providers(),
			source: "packages/inference/src/providers/index.ts",
			body: <ProvidersPage />,
		}),
	);
};
