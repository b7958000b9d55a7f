import { libraries, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import { links } from "../../links.ts";
import { originOf } from "../../http/origin.ts";
import type { Route } from "../../server/site.ts";
import { docsOf } from "../docs/docs.ts";

/** Models that the map names; the others are found by their links. */
const MOST = 200;

/** What search engines ask for: what they may read, and a map of the site. */
export const robots: Route = (app, { store, config }) => {
	app.get("/robots.txt", (context) =>
		context.text(`User-agent: *\nDisallow: /islands/\nAllow: /\n\nSitemap: ${originOf(context)}/sitemap.xml\n`),
	);
	app.get("/sitemap.xml", async (context) => {
		const { pages } = await docsOf(config);
		const { rows } = await store.index.search({ sort: "downloads", limit: MOST });
		const models = rows.map(({ record }) => links.model(record.id));
		const addresses = [...REFERENCE, ...pages.map(({ slug }) => links.docs(slug)), ...models];
		return context.body(mapOf(addresses, originOf(context)), 200, { "Content-Type": "application/xml; charset=utf-8" });
	});
};

const REFERENCE: readonly string[] = [
	links.home(),
	links.models(),
	links.tasks(),
	...taskIds.map(links.task),
	links.libraries(),
	...libraries.map(({ key }) => links.library(key)),
	links.providers(),
	...providers.map(({ id }) => links.provider(id)),
	links.quantizations(),
];

function mapOf(addresses: readonly string[], origin: string): string {
	const entries = addresses.map((address) => `<url><loc>${escapeXml(origin + address)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;").replaceAll('"', "&quot;");
}
