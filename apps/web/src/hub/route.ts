import type { Context, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Route } from "../site/site.ts";
import { type Address, addresses, type Verb } from "./address.ts";
import { type Answer, sendInfo, sendPaths, sendRefs, sendResolved, sendTree } from "./answers.ts";
import { answered, HubError } from "./errors.ts";
import { Etags } from "./etag.ts";
import { listModels } from "./list.ts";
import { Shelf } from "./repository.ts";

/** Bytes of the largest list of paths in a request. */
const LONGEST = 1_000_000;

const ANSWERS: Readonly<Record<Verb, Answer>> = {
	info: sendInfo,
	tree: sendTree,
	refs: sendRefs,
	"paths-info": sendPaths,
	resolve: sendResolved,
};

/** The read API for hub clients: lists, infos, trees and files of the models in the index. */
export const hub: Route = (app, site) => {
	const tools = { config: site.config, shelf: new Shelf(site), etags: new Etags() };
	const answer =
		(...verbs: readonly Verb[]) =>
		async (context: Context, next: Next): Promise<Response | void> => {
			const found = addresses(new URL(context.req.url).pathname).filter(({ verb }) => verbs.includes(verb));
			if (found.length === 0) return next();
			const answer = await answered(context, async () => {
				const asked = await tools.shelf.open(found);
				if (asked !== undefined) return ANSWERS[asked.address.verb](context, asked, tools);
				if (found.every(isPage)) return undefined;
				throw new HubError(404, `Model not found: ${JSON.stringify(found[0]?.id)}.`, "RepoNotFound");
			});
			return answer ?? next();
		};
	app.get("/api/models", (context) => answered(context, () => listModels(context, site)));
	app.get("/api/models/*", answer("info", "tree", "refs"));
	app.post("/api/models/*", bodyLimit({ maxSize: LONGEST }), answer("paths-info"));
	app.get("/:name/resolve/*", answer("resolve"));
	app.get("/:owner/:name/resolve/*", answer("resolve"));
};

/** First steps of the addresses of pages: a missing address below them is a missing page. */
const PAGES = new Set([
	"models",
	"tasks",
	"libraries",
	"providers",
	"quantizations",
	"docs",
	"assets",
	"media",
	"islands",
]);

function isPage({ id, verb }: Address): boolean {
	return verb === "resolve" && PAGES.has(id.split("/")[0] ?? "");
}
