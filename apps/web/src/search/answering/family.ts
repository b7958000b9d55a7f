import { type ModelRecord, ownerOf, parameterCount } from "@vitrine/model";
import { type IndexReader, words as piecesOf } from "@vitrine/search";
import { MOST_COMPARED } from "../../base/links.ts";
import { searchable } from "./models.ts";

/** Models that are looked through for those of one owner. */
const LOOKED = 100;

/** Models of one name in several sizes, the smallest first: of its most downloaded owner, each size once. */
export async function familyOf(index: IndexReader, name: string): Promise<readonly ModelRecord[]> {
	const text = searchable(name);
	const pieces = piecesOf(text);
	if (pieces.length === 0) return [];
	const { rows } = await index.search({ text, sort: "downloads", limit: LOOKED });
	const named = rows
		.map(({ record }) => record)
		.filter(({ id }) => pieces.every((piece) => piecesOf(id).some((one) => one.startsWith(piece))));
	const owner = named[0] && ownerOf(named[0]);
	const bySize = new Map<string, ModelRecord>();
	for (const record of named) {
		const size = parameterCount(record)?.toPrecision(2);
		if (ownerOf(record) === owner && size !== undefined && !bySize.has(size)) bySize.set(size, record);
	}
	return [...bySize.values()]
		.slice(0, MOST_COMPARED)
		.toSorted((a, b) => (parameterCount(a) ?? 0) - (parameterCount(b) ?? 0));
}
