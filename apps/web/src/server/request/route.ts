import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

/** The label of requests that no route answers. */
const NONE = "none";

/** The pattern of the last route that matches: there are as many as routes, whatever the addresses of requests are. */
export function routeOf(context: Context): string {
	const path = matchedRoutes(context).at(-1)?.path;
	return path === undefined || /^\/?\*$/.test(path) ? NONE : path;
}
