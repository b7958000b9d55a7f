import { nearest } from "@vitrine/catalogue";
import type { Index } from "@vitrine/search";

const MOST = 5;
/** Characters of a name that are read. */
export const LONGEST = 300;

/** Ids of models close to one that does not exist, the closest first. */
export async function idsNear(index: Index, wanted: string): Promise<readonly string[]> {
	return (await index.similar(wanted.slice(0, LONGEST), MOST)).filter((id) => isNear(id, wanted));
}

/** Whether an id, or only its name, is close to the requested one; not every id that an index finds similar is. */
function isNear(id: string, wanted: string): boolean {
	return nearest([id, id.slice(id.indexOf("/") + 1)], wanted).length > 0;
}
