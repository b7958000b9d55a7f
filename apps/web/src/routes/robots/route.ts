import { escapeHtml } from "../../base/escapeHtml.ts";
import { originOf } from "../../http/origin.ts";
import { located } from "../../base/basePath.ts";
import type { PageEntry, Route, Site } from "../../site/site.ts";

/** `/robots.txt` and `/sitemap.xml`, for search engines. */
export const robots: Route = (app, siteOf, { config }) => {
	app.get("/robots.txt", (context) =>
		context.text(
			`User-agent: *\nDisallow: ${located("/islands/")}\nAllow: ${located("/")}\n\nSitemap: ${originOf(context, config)}${located("/sitemap.xml")}\n`,
		),
	);
	app.get("/sitemap.xml", async (context) => {
		const site = siteOf(context);
		const addresses = await Promise.all(site.pages.map((page) => addressesOf(page, site)));
		const xml = sitemapOf(addresses.flat(), originOf(context, site.config));
		return context.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8" });
	});
};

async function addressesOf(
	{ path, label, sitemap = true, addresses }: PageEntry,
	site: Site,
): Promise<readonly string[]> {
	return [...(label !== undefined && sitemap ? [located(path)] : []), ...((await addresses?.(site)) ?? [])];
}

function sitemapOf(addresses: readonly string[], origin: string): string {
	const entries = addresses.map((address) => `<url><loc>${escapeHtml(origin + address)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
