import { libraries } from "@vitrine/catalogue";
import type { Route } from "../../server/site.ts";
import { notFoundPage } from "../errors/not-found.tsx";
import { loadLibrary } from "./data.ts";
import { LibraryPage } from "./page.tsx";

export const library: Route = (app, site) => {
	app.get("/libraries/:key", async (context) => {
		const found = libraries.find(({ key }) => key === context.req.param("key"));
		if (found === undefined) return site.page(context, await notFoundPage(site, context.req.path));
		const data = await loadLibrary(site.store.index, found);
		return site.page(context, {
			title: found.prettyLabel,
			description: `${found.prettyLabel}: how to install it, which tasks it serves, and code to load a model with it.`,
			section: "libraries",
			source: sourceOf(found.key),
			body: <LibraryPage data={data} />,
		});
	});
};

/** The file a library is written in. */
export function sourceOf(key: string): string {
	return `packages/catalogue/src/libraries/${key}.ts`;
}
