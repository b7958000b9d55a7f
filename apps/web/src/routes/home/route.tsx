import { ifAnswered } from "../../data/patience.ts";
import type { Route } from "../../site/site.ts";
import { loadHome } from "./data.ts";
import { HomePage } from "./page.tsx";

export const home: Route = (app, siteOf) => {
	app.get("/", async (context) => {
		const site = siteOf(context);
		const { index } = site.store;
		const data = await ifAnswered(loadHome(index));
		return site.page(context, {
			title: "Find a model, copy the code to use it",
			description: "A front end for a model hub: tasks, libraries and models, with ready-to-copy code for each.",
			ownSearch: true,
			source: "apps/web/src/routes/home/page.tsx",
			body: <HomePage data={data} collections={site.collections.all} />,
		});
	});
};
