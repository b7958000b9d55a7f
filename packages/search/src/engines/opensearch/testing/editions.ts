import type { ModelRecord } from "@vitrine/model";
import type { Index } from "../../../api/searchIndex.ts";
import type { SourceInfo } from "../../../api/source.ts";

export const EDITION_SOURCE: SourceInfo = { id: "ndjson:/editions", kind: "ndjson", location: "/editions" };

/** All records of an edition: its number is their only tag. One record in ten is in no other edition. */
export const recordsOfEdition = (edition: number, count: number): readonly ModelRecord[] =>
	Array.from({ length: count }, (_, at) => ({
		id: at % 10 === 0 ? `edition-${edition}/model-${at}` : `every/model-${at}`,
		tags: [`edition-${edition}`],
		downloads: edition * count + at,
	}));

/** The edition that is visible. Throws if it is incomplete, or if different requests show different editions. */
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
	const expected = recordsOfEdition(edition, count).slice(0, 200);
	if (!isWhole || JSON.stringify(rows.map(({ record }) => record)) !== JSON.stringify(expected))
		throw new Error(`Incomplete edition: ${total} of ${count} records, of ${JSON.stringify(facets.tag)}.`);
	const one = expected.find(({ id }) => id.startsWith("every/"));
	const other = await index.get(`edition-${edition === 1 ? 2 : 1}/model-0`);
	if ((await index.get(one?.id ?? ""))?.record.downloads !== one?.downloads || other !== undefined)
		throw new Error(`Edition ${edition} is visible, and a record of another one.`);
	return edition;
}
