import type { Building } from "@vitrine/search";
import type { Store, VisibleStore } from "@vitrine/store";
import type { Context, Hono } from "hono";
import type { ReactElement } from "react";
import type { Collections } from "./collections.ts";
import type { Access } from "./access.ts";
import type { Config } from "./config.ts";
import type { OperatorView } from "./operation.ts";
import type { Reader } from "./reader.ts";

/** The site as the reader of a request sees it. */
export interface Site {
	/** What the reader may see of the catalogue. */
	readonly store: VisibleStore;
	readonly reader: Reader;
	/** How far the index is built, while records can be read by id and not searched. */
	readonly building?: Building | undefined;
	readonly config: Config;
	/** The operator's collections, as the last refresh found them: before each request. */
	readonly collections: Pick<Collections, "all" | "changed">;
	/** The table of pages, without those that have nothing to show now. */
	readonly pages: readonly PageEntry[];
	/** Answers with a page: HTML and an entity tag. */
	page(context: Context, page: Page): Promise<Response>;
}

/** The site of a request: a route cannot read the catalogue without the reader it answers. */
export type SiteOf = (context: Context) => Site;

/** What is the same for every reader. */
export interface Setup {
	readonly config: Config;
	/** The whole catalogue's files, for what checks by itself who may read them. */
	readonly store: Pick<Store, "repositories" | "digests">;
	readonly access: Access;
	readonly operation: OperatorView;
}

/** Registers the addresses that a page, or a set of data, answers. */
export type Route = (app: Hono, siteOf: SiteOf, setup: Setup) => void;

/** A page before it is rendered. */
export interface Page {
	/** Without the site's name, which is added. */
	readonly title: string;
	/** One sentence for search engines and link previews. */
	readonly description: string;
	/** The address of the page in the header that this one belongs to. */
	readonly section?: string;
	readonly body: ReactElement;
	/** The source file or folder of the page, from the project's folder; shows “Update on GitHub”. */
	readonly source?: string;
	/** 200 unless given. */
	readonly status?: 200 | 400 | 401 | 403 | 404 | 410 | 429 | 500 | 503;
	/** Further origins that images may come from (`https:`); only model cards need it. */
	readonly images?: string;
	/** Origins that the reader's browser may call from this page; only where a model can be tried. */
	readonly calls?: readonly string[];
	/** The page has its own search field; the header leaves its field out. */
	readonly ownSearch?: boolean;
	/** The image of link previews, and its words; that of the site unless given. */
	readonly preview?: { readonly path: string; readonly alt: string };
	/** The address at which other sites learn how to embed it. */
	readonly oembed?: string;
	/** The address of a feed of what is new on it. */
	readonly feed?: string;
	/** The address, below the site's root, of the page that search engines should list for this page and its variants. */
	readonly canonical?: string;
}

/**
 * A row of the table of pages (`routes/index.ts`). A page with a label is in the palette, in the suggestions of the 404 page,
 * in the sitemap and on the page shown while the index is unavailable.
 */
export interface PageEntry {
	/** The address, or its pattern for a page of one thing, such as a model. */
	readonly path: string;
	readonly label?: string;
	/** Further words that the palette finds it by. */
	readonly words?: string;
	/** Whether the header links to it. */
	readonly header?: boolean;
	/** Whether there is also a Markdown version, at the address with `.md` appended. */
	readonly markdown?: boolean;
	/** Further names that people try in its place. */
	readonly aliases?: readonly string[];
	/** Whether it shows nothing without the index. */
	readonly needsIndex?: boolean;
	/** Whether it is listed only while there are collections. */
	readonly needsCollections?: boolean;
	/** Whether it is listed only for the operator. */
	readonly forOperator?: boolean;
	/** False keeps it out of the sitemap. */
	readonly sitemap?: boolean;
	/** The addresses of the things that it shows one of, for the sitemap. */
	readonly addresses?: (
		site: Pick<Site, "store" | "config" | "collections">,
	) => readonly string[] | Promise<readonly string[]>;
}

/** A page that is listed by name. */
export type NamedPage = PageEntry & { readonly label: string };

/** The pages that have a label, in their order. */
export function namedPages(pages: readonly PageEntry[]): readonly NamedPage[] {
	return pages.filter((page): page is NamedPage => page.label !== undefined);
}
