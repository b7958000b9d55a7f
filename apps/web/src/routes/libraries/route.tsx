import { countModels } from "../../data/counts.ts";
import { ifAnswered } from "../../data/patience.ts";
import { links } from "../../base/links.ts";
import type { Context } from "hono";
import { alsoFormats, preferredFormat, sendJson } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import type { Route } from "../../site/site.ts";
import { librariesJson } from "../../resources/library/listJson.ts";
import { CODE, libraryList, type LibraryQuery } from "./list.ts";
import { LibrariesPage } from "./page.tsx";

/** `/libraries`, also as JSON (`.json`), and the data of its list. */
export const libraries: Route = (app, siteOf) => {
	const data = async (context: Context): Promise<Response> => {
		const site = siteOf(context);
		const { index } = site.store;
		const origin = originOf(context, site.config);
		return sendJson(context, librariesJson(await countModels(index), origin), links.libraries());
	};
	app.get("/libraries.json", data);
	app.get("/libraries", async (context) => {
		const site = siteOf(context);
		const { index } = site.store;
		if (preferredFormat(context) === "json") return data(context);
		const list = libraryList(await ifAnswered(countModels(index)), queryOf(context));
		const answer = await site.page(context, {
			title: "Libraries",
			description:
				"The libraries that load models: how to install each, the tasks it serves, and code to load a model.",
			section: links.libraries(),
			source: "packages/catalogue/src/libraries",
			body: <LibrariesPage list={list} />,
		});
		return alsoFormats(answer);
	});
	app.get("/islands/libraries.json", async (context) =>
		context.json(libraryList(await countModels(siteOf(context).store.index), queryOf(context))),
	);
};

function queryOf({ req }: Context): LibraryQuery {
	return { text: req.query("q") ?? "", onlyCode: req.query(CODE) === "yes" };
}
