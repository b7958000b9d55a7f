import type { Context } from "hono";
import type { Config } from "../site/config.ts";
import type { SiteOf } from "../site/site.ts";
import type { FileNames } from "./names.ts";
import type { Asked, Snapshots } from "./repository.ts";

/** What all answers use. */
export interface Tools {
	readonly config: Config;
	readonly siteOf: SiteOf;
	readonly snapshots: Snapshots;
	readonly names: FileNames;
}

/** Answers one kind of request for a model. */
export type Sender = (context: Context, asked: Asked, tools: Tools) => Promise<Response>;
