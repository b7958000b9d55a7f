import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Route } from "../site/site.ts";
import { type Address, addresses, type Verb } from "./address.ts";
import type { Sender, Tools } from "./answer.ts";
import { sendGitFile, sendInfo, sendPaths, sendRefs, sendResolved, sendTree } from "./answers.ts";
import { answered, HubError } from "./errors.ts";
import { readOnly, refuseOthers, unknownAddress } from "./fallback.ts";
import { sendAccess, sendCommits, sendDiscussions } from "./history.ts";
import { listModels } from "./list.ts";
import { FileNames } from "./names.ts";
import { serveRegistry } from "./registry/route.ts";
import { Snapshots } from "./repository.ts";
import { sendShards } from "./shards.ts";
import { tagsByType } from "./vocabulary.ts";
import { sendWhoami } from "./whoami.ts";

/** Bytes of the largest list of paths in a request. */
const LONGEST = 1_000_000;

const ANSWERS: Readonly<Record<Verb, Sender>> = {
	info: sendInfo,
	revision: sendInfo,
	tree: sendTree,
	refs: sendRefs,
	commits: sendCommits,
	discussions: sendDiscussions,
	"auth-check": sendAccess,
	"safetensors-metadata": sendShards,
	"paths-info": sendPaths,
	resolve: sendResolved,
	raw: sendGitFile,
};

/** What a client may GET of a model. */
const READ: readonly Verb[] = [
	"info",
	"revision",
	"tree",
	"refs",
	"commits",
	"discussions",
	"auth-check",
	"safetensors-metadata",
];

/** The read API for hub clients: lists, infos, trees and files of the models in the index. */
export const hub: Route = (app, siteOf, { config, store }) => {
	const tools = {
		config,
		siteOf,
		snapshots: new Snapshots(config, store.repositories),
		names: new FileNames(store.digests),
	};
	app.get("/api/whoami-v2", (context) => answered(context, () => sendWhoami(context, siteOf(context).reader)));
	refuseOthers(app, config);
	serveRegistry(app, tools);
	app.get("/api/models", (context) => answered(context, () => listModels(context, siteOf(context))));
	app.get("/api/models-tags-by-type", (context) =>
		answered(context, async () =>
			context.json(await tagsByType(siteOf(context).store.index, context.req.query("type"))),
		),
	);
	app.get("/api/models/*", (context) => answerApi(context, tools, READ));
	app.post("/api/models/*", bodyLimit({ maxSize: LONGEST, onError: tooLarge }), (context) =>
		answerApi(context, tools, ["paths-info"]),
	);
	for (const pattern of FILES) {
		serveFiles(app, pattern, tools);
		app.all(pattern, (context, next) => (isWriting(context) ? answered(context, refuseWriting) : next()));
	}
};

const FILES = ["/:name/resolve/*", "/:owner/:name/resolve/*", "/:name/raw/*", "/:owner/:name/raw/*"];

/** The addresses of hub clients, which pages of other origins may read. */
export const HUB_ADDRESSES: readonly string[] = ["/api/*", "/v2/*", ...FILES];

/** Answers a request below `/api`, if only with the reason why not. */
async function answerApi(context: Context, tools: Tools, verbs: readonly Verb[]): Promise<Response> {
	const found = meanings(context, verbs);
	return answered(context, async () => {
		if (found.length === 0) throw unknownAddress(context);
		return answerFirst(context, tools, found);
	});
}

const tooLarge = (context: Context): Promise<Response> =>
	answered(context, () => Promise.reject(new HubError("too-large-body", "", { expected: `${LONGEST} bytes` })));

/** Whether a request would change a file; OPTIONS is answered for pages of other origins. */
const isWriting = ({ req }: Context): boolean => ["POST", "PUT", "PATCH", "DELETE"].includes(req.method);

const refuseWriting = (): Promise<Response> => Promise.reject(readOnly());

/** Answers requests for files; others for these addresses are those of pages. */
function serveFiles(app: Hono, pattern: string, tools: Tools): void {
	app.get(pattern, async (context, next) => {
		const found = meanings(context, ["resolve", "raw"]);
		if (found.length === 0) return next();
		const answer = await answered(context, async () => {
			if (!found.every(isPage)) return answerFirst(context, tools, found);
			const asked = await tools.snapshots.open(tools.siteOf(context).store, found);
			return asked && ANSWERS[asked.address.verb](context, asked, tools);
		});
		return answer ?? next();
	});
}

const meanings = (context: Context, verbs: readonly Verb[]): readonly Address[] =>
	addresses(new URL(context.req.url).pathname).filter(({ verb }) => verbs.includes(verb));

/** Answers with the first meaning of an address that exists. */
async function answerFirst(context: Context, tools: Tools, found: readonly Address[]): Promise<Response> {
	const asked = await tools.snapshots.open(tools.siteOf(context).store, found);
	if (asked !== undefined) return ANSWERS[asked.address.verb](context, asked, tools);
	throw new HubError("unknown-model", found[0]?.id ?? "");
}

/** First steps of the addresses of pages: a missing address below them is a missing page. */
const PAGES = new Set([
	"models",
	"tasks",
	"libraries",
	"providers",
	"quantizations",
	"collections",
	"docs",
	"assets",
	"media",
	"islands",
]);

function isPage({ id }: Address): boolean {
	return PAGES.has(id.split("/")[0] ?? "");
}
