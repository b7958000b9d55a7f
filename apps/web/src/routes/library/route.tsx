import { libraries } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { alsoMarkdown, prefersMarkdown, sendMarkdown, withoutEnding } from "../../markdown/answer.ts";
import type { Route } from "../../site/site.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { loadLibrary } from "./data.ts";
import { libraryMarkdown } from "./markdown.ts";
import { LibraryPage } from "./page.tsx";

/** `/libraries/KEY`; with `.md` appended, or if Markdown is preferred, as Markdown. */
export const library: Route = (app, site) => {
	app.get("/libraries/:key", async (context) => {
		const asked = context.req.param("key");
		// The key of a library may end in .md.
		const exact = libraries.find(({ key }) => key === asked);
		const found = exact ?? libraries.find(({ key }) => key === withoutEnding(asked));
		if (found === undefined) return site.page(context, await notFoundPage(site, context.req.path));
		const data = await loadLibrary(site.store.index, found);
		if (!exact || prefersMarkdown(context))
			return sendMarkdown(context, libraryMarkdown(data), links.library(found.key));
		const answer = await site.page(context, {
			title: found.prettyLabel,
			description: `${found.prettyLabel}: how to install it, the tasks it serves, and code to load a model with it.`,
			section: links.libraries(),
			source: sourceOf(found.key),
			body: <LibraryPage data={data} />,
		});
		return alsoMarkdown(answer);
	});
};

/** The source file of a library. */
function sourceOf(key: string): string {
	return `packages/catalogue/src/libraries/${key}.ts`;
}
