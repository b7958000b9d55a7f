import type { Page, Site } from "../site/site.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { nearest, searchFor } from "./nearest.ts";

/** The page for an address that does not exist. Routes also answer with it if the requested item does not exist. */
export async function notFoundPage(site: Site, path: string): Promise<Page> {
	return {
		title: "Page not found",
		description: "There is no page at this address.",
		status: 404,
		ownSearch: true,
		body: <NotFoundPage path={path} search={searchFor(path)} suggestions={await nearest(site, path)} />,
	};
}
