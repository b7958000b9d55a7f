import type { Context, Hono } from "hono";
import type { ReactElement } from "react";
import type { Assets } from "./assets.ts";
import type { Config } from "./config.ts";
import type { Store } from "./store.ts";

/** Everything that a route may read. */
export interface Deps {
	readonly store: Store;
	readonly config: Config;
	readonly assets: Assets;
}

/** The site as routes see it. */
export interface Site extends Deps {
	/** Answers with a page as HTML, with an entity tag. */
	page(context: Context, page: Page): Promise<Response>;
}

/** Registers the addresses that a route answers. */
export type Route = (app: Hono, site: Site) => void;

/** The sections in the header. */
export type Section = "models" | "tasks" | "libraries" | "providers" | "quantizations" | "docs";

/** A page before it is rendered. */
export interface Page {
	/** The title without the name of the site, which is added. */
	readonly title: string;
	/** One sentence for search engines and link previews. */
	readonly description: string;
	readonly section?: Section;
	readonly body: ReactElement;
	/** The source file of the page, from the project's folder, for 'Update on GitHub'. */
	readonly source?: string;
	/** The status of the answer; 200 unless given. */
	readonly status?: 200 | 400 | 404 | 410 | 500 | 503;
	/** Further sources of images (`https:`); only model cards need it. */
	readonly pictures?: string;
	/** Origins that the reader's browser may call from this page, where a model can be tried. */
	readonly calls?: readonly string[];
	/** Whether the page has its own search field: the header then has none. */
	readonly ownSearch?: boolean;
	/** The address, below the site's root, of this page and its variants in search engines. */
	readonly canonical?: string;
}
