import { countModels } from "../../data/counts.ts";
import { ifAnswered } from "../../data/patience.ts";
import type { Route } from "../../site/site.ts";
import { HomePage } from "./page.tsx";

const LATEST = 8;

export const home: Route = (app, site) => {
	const { index } = site.store;
	app.get("/", async (context) => {
		const held = await ifAnswered(
			Promise.all([countModels(index), index.search({ sort: "updated", limit: LATEST }), index.count()]),
		);
		const [counts, latest, models] = held ?? [];
		return site.page(context, {
			title: "Find a model, copy the code to use it",
			description: "A front end for a hub of models: tasks, libraries and models, with ready-to-copy code for each.",
			ownSearch: true,
			source: "apps/web/src/routes/home/page.tsx",
			body: <HomePage counts={counts} latest={latest?.rows.map(({ record }) => record)} models={models} />,
		});
	});
};
