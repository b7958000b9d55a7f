import type { Context } from "hono";
import { gistOf } from "../../base/gist.ts";
import { links } from "../../base/links.ts";
import { writeAtom, writeJson } from "../../data/feedFormats.ts";
import { alsoFormats, type Format, preferredFormat, sendJson } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import { sendMarkdown } from "../../http/markdown.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { nearest } from "../../errors/nearest.ts";
import { type CollectionData, loadCollection } from "./data.ts";
import { collectionFeed, collectionJson, collectionMarkdown } from "./formats.ts";
import { NoCollectionPage } from "./NoCollectionPage.tsx";
import { noteOf } from "./note.ts";
import { CollectionPage } from "./page.tsx";

/** What the end of an address asks for; slugs have no dot. */
const ENDINGS = { ".md": "markdown", ".json": "json", ".atom": "atom", ".feed.json": "feed" } as const;

type Asked = Format | (typeof ENDINGS)[keyof typeof ENDINGS];

/** `/collections/SLUG`, also as Markdown (`.md`), JSON (`.json`) and feeds (`.atom`, `.feed.json`). */
export const collection: Route = (app, siteOf) => {
	app.get("/collections/:slug", async (context) => {
		const site = siteOf(context);
		const [, slug = "", ending = ""] = /^([^.]*)(.*)$/s.exec(context.req.param("slug")) ?? [];
		const asked: Asked | undefined = ending === "" ? preferredFormat(context) : ENDINGS[ending as keyof typeof ENDINGS];
		const found = asked && site.collections.all.find((one) => one.slug === slug);
		if (asked === undefined || found === undefined) return gone(site, context, slug, asked);
		return answer(site, context, asked, await loadCollection(site.store.index, found));
	});
};

async function answer(site: Site, context: Context, asked: Asked, data: CollectionData): Promise<Response> {
	const origin = originOf(context, site.config);
	const address = links.collection(data.collection.slug);
	if (asked === "markdown") return sendMarkdown(context, collectionMarkdown(data), address);
	if (asked === "json") return sendJson(context, collectionJson(data, origin), address);
	if (asked === "html") return alsoFormats(await site.page(context, await pageOf(data)));
	const { changed } = site.collections;
	const headers = { "Cache-Control": "no-cache" };
	if (asked === "atom") {
		const atom = writeAtom(collectionFeed(data, ".atom", origin, changed));
		return context.body(atom, 200, { ...headers, "Content-Type": "application/atom+xml; charset=utf-8" });
	}
	const json = writeJson(collectionFeed(data, ".feed.json", origin, changed));
	return context.body(json, 200, { ...headers, "Content-Type": "application/feed+json; charset=utf-8" });
}

async function pageOf(data: CollectionData): Promise<Page> {
	const { slug, title, text } = data.collection;
	return {
		title,
		description: gistOf(text) || `${title}: models chosen by the people who run this site.`,
		section: links.collections(),
		canonical: links.collection(slug),
		feed: links.collection(slug, ".atom"),
		body: <CollectionPage data={data} note={await noteOf(data.collection)} />,
	};
}

/** The other collections, with what is missing; for programs, a sentence. */
async function gone(site: Site, context: Context, slug: string, asked: Asked | undefined): Promise<Response> {
	const missing = `There is no collection ${JSON.stringify(slug.slice(0, 100))} on this site.`;
	if (asked === "json" || asked === "feed") return context.json({ error: missing }, 404);
	if (asked === "markdown" || asked === "atom") return context.text(`${missing}\n`, 404);
	const { all } = site.collections;
	const near = (await nearest(site, links.collection(slug))).filter(({ kind }) => kind === "collection");
	return site.page(context, {
		title: "Collection not found",
		description: "There is no collection at this address.",
		section: links.collections(),
		status: 404,
		body: <NoCollectionPage slug={slug} near={near} collections={all} />,
	});
}
