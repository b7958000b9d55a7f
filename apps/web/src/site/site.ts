import type { Context, Hono } from "hono";
import type { ReactElement } from "react";
import type { Assets } from "../server/assets.ts";
import type { Config } from "../server/config.ts";
import type { Store } from "../server/store.ts";

/** What the site is made of; everything a route may read. */
export interface Deps {
	readonly store: Store;
	readonly config: Config;
	readonly assets: Assets;
}

/** The site as a route sees it. */
export interface Site extends Deps {
	/** Answers with a page: HTML, an entity tag, 304 where the reader has it already. */
	page(context: Context, page: Page): Promise<Response>;
}

/** One file a route: registers the addresses it answers. */
export type Route = (app: Hono, site: Site) => void;

/** The parts of the site that the header names. */
export type Section = "models" | "tasks" | "libraries" | "providers" | "quantizations" | "docs";

/** A page before it is drawn. */
export interface Page {
	/** Without the site's name, which is added. */
	readonly title: string;
	/** One sentence for search engines and link previews. */
	readonly description: string;
	readonly section?: Section;
	readonly body: ReactElement;
	/** The source file this page can be improved in, from the project's folder; shows 'Update on GitHub'. */
	readonly source?: string;
	/** 200 unless given. */
	readonly status?: 200 | 400 | 404 | 410 | 500 | 503;
	/** Further origins that pictures may come from (`https:`); only model cards need it. */
	readonly pictures?: string;
	/** Origins that the reader's browser may call from this page; only where a model can be tried. */
	readonly calls?: readonly string[];
	/** The page is its own search; the header leaves its field out. */
	readonly ownSearch?: boolean;
	/** Address, below the site's root, that stands for this page and its variants in search engines. */
	readonly canonical?: string;
}
