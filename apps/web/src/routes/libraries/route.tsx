import { countModels } from "../../data/counts.ts";
import { ifAnswered } from "../../data/patience.ts";
import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";
import { libraryList } from "./list.ts";
import { LibrariesPage } from "./page.tsx";

/** `/libraries`, and its list as JSON. */
export const libraries: Route = (app, site) => {
	const { index } = site.store;
	app.get("/libraries", async (context) => {
		const list = libraryList(await ifAnswered(countModels(index)), context.req.query("q") ?? "");
		return site.page(context, {
			title: "Libraries",
			description:
				"The libraries that load models: how to install each, the tasks it serves, and code to load a model.",
			section: links.libraries(),
			source: "packages/catalogue/src/libraries",
			body: <LibrariesPage list={list} />,
		});
	});
	app.get("/islands/libraries.json", async (context) =>
		context.json(libraryList(await countModels(index), context.req.query("q") ?? "")),
	);
};
