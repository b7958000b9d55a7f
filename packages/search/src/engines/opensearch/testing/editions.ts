import type { ModelRecord } from "@vitrine/model";
import type { Index, SourceInfo } from "../../../shapes.ts";

export const SOURCE: SourceInfo = { id: "ndjson:/editions", kind: "ndjson", location: "/editions" };

/** All records of an edition: its number is their only tag. Of ten records one is in no other edition. */
export const editionOf = (edition: number, count: number): readonly ModelRecord[] =>
	Array.from({ length: count }, (_, at) => ({
		id: at % 10 === 0 ? `edition-${edition}/model-${at}` : `every/model-${at}`,
		tags: [`edition-${edition}`],
		downloads: edition * count + at,
	}));

/** The edition that is seen. Throws where it is not a whole one, or is found in one way and not in another. */
export async function editionSeen(index: Index, count: number): Promise<number> {
	const { total, facets, rows } = await index.search({
		facets: ["tag"],
		sort: "downloads",
		direction: "asc",
		limit: 200,
	});
	const [tag, ...others] = facets.tag ?? [];
	const edition = Number(tag?.value.slice("edition-".length));
	const isWhole = total === count && tag?.count === count && others.length === 0 && (await index.count()) === count;
	const right = editionOf(edition, count).slice(0, 200);
	if (!isWhole || JSON.stringify(rows.map(({ record }) => record)) !== JSON.stringify(right))
		throw new Error(`No whole edition: ${total} of ${count} records, of ${JSON.stringify(facets.tag)}.`);
	const one = right.find(({ id }) => id.startsWith("every/"))!;
	const other = await index.get(`edition-${edition === 1 ? 2 : 1}/model-0`);
	if ((await index.get(one.id))?.record.downloads !== one.downloads || other !== undefined)
		throw new Error(`Edition ${edition} is found, and a record of another one.`);
	return edition;
}
