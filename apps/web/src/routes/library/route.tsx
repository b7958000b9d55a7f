import { libraries } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { alsoFormats, preferredFormat, sendJson, withoutEnding } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import { sendMarkdown } from "../../http/markdown.ts";
import type { Route } from "../../site/site.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { loadLibrary } from "../../resources/library/data.ts";
import { libraryJson } from "../../resources/library/json.ts";
import { libraryMarkdown } from "./markdown.ts";
import { LibraryPage } from "./page.tsx";

/** `/libraries/KEY`; also as Markdown (`.md`) and JSON (`.json`), by ending or by Accept. */
export const library: Route = (app, siteOf) => {
	app.get("/libraries/:key", async (context) => {
		const site = siteOf(context);
		const asked = context.req.param("key");
		// The key of a library may end in .md or .json.
		const exact = libraries.find(({ key }) => key === asked);
		const ending = exact ? undefined : withoutEnding(asked);
		const found = exact ?? libraries.find(({ key }) => key === ending?.name);
		if (found === undefined) return site.page(context, await notFoundPage(site, context.req.path));
		const data = await loadLibrary(site.store.index, found);
		const format = ending?.format ?? preferredFormat(context);
		if (format === "json")
			return sendJson(context, libraryJson(data, originOf(context, site.config)), links.library(found.key));
		if (format === "markdown") return sendMarkdown(context, libraryMarkdown(data), links.library(found.key));
		const answer = await site.page(context, {
			title: found.prettyLabel,
			description: `${found.prettyLabel}: how to install it, the tasks it serves, and code to load a model with it.`,
			section: links.libraries(),
			source: sourceOf(found.key),
			body: <LibraryPage data={data} />,
		});
		return alsoFormats(answer);
	});
};

/** The source file of a library. */
function sourceOf(key: string): string {
	return `packages/catalogue/src/libraries/${key}.ts`;
}
