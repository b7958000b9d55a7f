import { pages } from "../routes/index.ts";
import { namedPages } from "../site/site.ts";

/** The pages of the table that none of the addresses shows, with or without a query. */
export function otherPages(addresses: readonly string[]): readonly string[] {
	const shown = new Set(addresses.map((address) => address.replace(/\?.*/, "")));
	return namedPages(pages)
		.map(({ path }) => path)
		.filter((path) => !shown.has(path));
}
