import type { Page, Site } from "../site/site.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { nearest, searchFor } from "./nearest.ts";

/** The page for an address that leads nowhere. Routes also answer with it when what they were asked for is not there. */
export async function notFoundPage(site: Site, path: string): Promise<Page> {
	return {
		title: "Not found",
		description: "There is no such page.",
		status: 404,
		ownSearch: true,
		body: <NotFoundPage path={path} search={searchFor(path)} suggestions={await nearest(site, path)} />,
	};
}
