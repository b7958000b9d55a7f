import { nearest } from "@vitrine/catalogue";
import type { IndexReader } from "@vitrine/search";

const MOST = 5;
/** Characters of a name that are read. */
export const LONGEST = 300;

/** Ids of models close to one that does not exist, the closest first. */
export async function idsNear(index: IndexReader, wanted: string): Promise<readonly string[]> {
	return (await index.similar(wanted.slice(0, LONGEST), MOST)).filter((id) => isNear(id, wanted));
}

/** Similar ids whose owners are compared with a name. */
const SIMILAR = 100;

/** Owners of models whose name is close to one that does not exist, the closest first. */
export async function ownersNear(index: IndexReader, wanted: string): Promise<readonly string[]> {
	if (wanted.includes("/")) return [];
	const ids = await index.similar(wanted.slice(0, LONGEST), SIMILAR);
	const owners = ids.flatMap((id) => (id.includes("/") ? [id.slice(0, id.indexOf("/"))] : []));
	return nearest(new Set(owners), wanted, MOST);
}

/** Whether an id, or only its name, is close to the requested one; not every id that an index finds similar is. */
function isNear(id: string, wanted: string): boolean {
	return nearest([id, id.slice(id.indexOf("/") + 1)], wanted).length > 0;
}
