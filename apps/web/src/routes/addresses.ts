import { libraries, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import { links } from "../base/links.ts";
import { docsOf } from "../docs/docs.ts";
import type { Site } from "../site/site.ts";

/** Models that the sitemap lists; search engines find the others through links. */
const MOST = 200;

export const taskPages = (): readonly string[] => taskIds.map(links.task);
export const libraryPages = (): readonly string[] => libraries.map(({ key }) => links.library(key));
export const providerPages = (): readonly string[] => providers.map(({ id }) => links.provider(id));

export const collectionPages = ({ collections }: Pick<Site, "collections">): readonly string[] =>
	collections.all.map(({ slug }) => links.collection(slug));

/** The pages of the docs but the first, which is the docs' own address. */
export async function docsPages({ config }: Pick<Site, "config">): Promise<readonly string[]> {
	const { pages } = await docsOf(config);
	return pages.filter(({ slug }) => slug !== "").map(({ slug }) => links.docs(slug));
}

/** The pages of the most downloaded models. */
export async function mostDownloaded({ store }: Pick<Site, "store">): Promise<readonly string[]> {
	const { rows } = await store.index.search({ sort: "downloads", limit: MOST });
	return rows.map(({ record }) => links.model(record.id));
}
