import { IndexError } from "@vitrine/search";
import type { Hono } from "hono";
import { ErrorPage } from "../errors/ErrorPage.tsx";
import { notFoundPage } from "../errors/notFound.tsx";
import type { Site } from "../site/site.ts";
import { unavailable } from "./unavailable.tsx";

/** What readers get when there is no such page, when the index does not answer, or when we failed. The reason is logged, not shown. */
export function answerErrors(app: Hono, site: Site): void {
	app.notFound(async (context) => site.page(context, await notFoundPage(site, context.req.path)));
	app.onError(async (error, context) => {
		if (error instanceof IndexError) return unavailable(context, site);
		console.error(`${context.req.method} ${context.req.path}`, error);
		const { pathname, search } = new URL(context.req.url);
		try {
			return await site.page(context, {
				title: "Something went wrong",
				description: "The page could not be drawn.",
				status: 500,
				body: <ErrorPage address={pathname + search} />,
			});
		} catch {
			return context.text("The site cannot read its index. Its log says why.", 500);
		}
	});
}
