import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** The label of requests that no route answers. */
const NONE = "none";

/**
 * The pattern of the route that answered: there are as many as routes, whatever the addresses of requests are. That of the
 * first that matches where something before the routes answered, such as the cache of pages. To be read after the answer.
 */
export function routeOf(context: Context): string {
	const matched = matchedRoutes(context);
	const answered = matched[context.req.routeIndex]?.path ?? EVERY;
	return isEvery(answered) ? (matched.find(({ path }) => !isEvery(path))?.path ?? NONE) : answered;
}

const EVERY = "*";

const isEvery = (path: string): boolean => path === EVERY || path === "/*";
