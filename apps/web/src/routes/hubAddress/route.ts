import type { Context, Next } from "hono";
import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";

/** First steps of addresses of the site that are not in the table of pages. */
const OWN = ["api", "assets", "islands", "media", "picture"];

/** Characters of the longest name that is looked up. */
const LONGEST = 1_000;

/**
 * Addresses as the public hub has them: `/OWNER`, `/OWNER/NAME`, `/OWNER/NAME/tree/main` and `/OWNER/NAME/blob/main/FILE` redirect to the
 * page of the owner, the model, its files or the file. They come after all other routes, and only lead to what is in the
 * index; every other address is for the next route.
 */
export const hubAddress: Route = (app, siteOf) => {
	const isOwn = (context: Context): boolean => {
		const own = new Set([...OWN, ...siteOf(context).pages.map(({ path }) => path.split("/")[1] ?? "")]);
		const owner = context.req.param("owner") ?? "";
		return own.has(owner) || owner.length > LONGEST;
	};
	app.get("/:owner", async (context, next) => {
		const { index } = siteOf(context).store;
		const { owner } = context.req.param();
		if (isOwn(context)) return next();
		if (await index.get(owner)) return to(context, links.model(owner));
		const { total } = await index.search({ filters: { author: [owner] }, limit: 1 });
		return total === 0 ? next() : to(context, links.owner(owner));
	});
	const model =
		(address: (id: string, path: string) => string) =>
		async (context: Context, next: Next): Promise<Response | void> => {
			const { index } = siteOf(context).store;
			const { owner = "", name = "" } = context.req.param();
			const id = `${owner}/${name}`;
			if (isOwn(context) || (await index.get(id)) === undefined) return next();
			return to(context, address(id, pathOf(context)));
		};
	app.get(
		"/:owner/:name",
		model((id) => links.model(id)),
	);
	app.get(
		"/:owner/:name/tree/:revision",
		model((id) => links.model(id, { tab: "files" })),
	);
	app.get(
		"/:owner/:name/tree/:revision/*",
		model((id) => links.model(id, { tab: "files" })),
	);
	app.get(
		"/:owner/:name/blob/:revision/*",
		model((id, file) => links.model(id, { tab: "files", file })),
	);
};

/** The path after the revision: what the fifth and later steps of the address say. */
function pathOf(context: Context): string {
	const steps = new URL(context.req.url).pathname.split("/").slice(5);
	try {
		return steps.map(decodeURIComponent).join("/");
	} catch {
		return "";
	}
}

/** Redirects for as long as the index is as it is. */
function to(context: Context, address: string): Response {
	context.header("Cache-Control", "no-cache");
	return context.redirect(address, 302);
}
