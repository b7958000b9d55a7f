import type { Context, Next } from "hono";
import { links } from "../../base/links.ts";
import { alsoFormats, preferredFormat, sendJson, withoutEnding } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import { sendMarkdown } from "../../http/markdown.ts";
import type { Page, Route } from "../../site/site.ts";
import { loadOwner, type OwnerData } from "./data.ts";
import { ownerJson } from "./json.ts";
import { ownerMarkdown } from "./markdown.ts";
import { OwnerPage } from "./page.tsx";

/**
 * `/models/OWNER`; also as Markdown (`.md`) and JSON (`.json`), by ending or by Accept. A model whose id is a name alone has
 * precedence: its page is the next route.
 */
export const owner: Route = (app, siteOf) => {
	app.get("/models/:owner", async (context: Context, next: Next) => {
		const site = siteOf(context);
		const { index } = site.store;
		const asked = context.req.param("owner") ?? "";
		const named = withoutEnding(asked);
		if ((await index.get(asked)) ?? (named !== undefined && (await index.get(named.name)))) return next();
		const whole = await loadOwner(index, asked);
		const data = whole ?? (named === undefined ? undefined : await loadOwner(index, named.name));
		if (data === undefined) return next();
		const format = (whole === undefined ? named?.format : undefined) ?? preferredFormat(context);
		if (format === "json")
			return sendJson(context, ownerJson(data, originOf(context, site.config)), links.owner(data.owner));
		if (format === "markdown") return sendMarkdown(context, ownerMarkdown(data), links.owner(data.owner));
		return alsoFormats(await site.page(context, pageOf(data)));
	});
};

function pageOf(data: OwnerData): Page {
	return {
		title: data.owner,
		description: `${data.models} models of ${data.owner}, by downloads, task and library.`,
		section: links.models(),
		canonical: links.owner(data.owner),
		body: <OwnerPage data={data} />,
	};
}
