import { isDeepStrictEqual } from "node:util";
import { shown } from "@vitrine/model";
import type { UpkeepProgress, Verification } from "../../../upkeep.ts";
import { scanned } from "../asking.ts";
import { visible } from "../clauses.ts";
import type { Cluster } from "../cluster.ts";
import { asRow, digested, filedRow, type StoredRow } from "../row.ts";
import type { State } from "../state.ts";
import { counted } from "../writing.ts";

/** Problems that are told one by one. */
const MOST_TOLD = 20;
const FIELDS = [
	"id",
	"source",
	"digest",
	"from",
	"record",
	"words",
	"idWords",
	"idEnds",
	"names",
	"facets",
	"figures",
] as const satisfies readonly (keyof StoredRow)[];
type VerifiedRow = Pick<StoredRow, (typeof FIELDS)[number]>;

/** Files every record that readers see again, and compares it with what is stored; and all of them with what the state says. */
export async function verified(
	cluster: Cluster,
	state: State,
	tell: (progress: UpkeepProgress) => void = () => undefined,
): Promise<Verification> {
	const wrong = new Wrongs();
	const sources = new Set(state.sources.map(({ id }) => id));
	let [records, before] = [0, ""];
	for await (const rows of scanned(cluster, visible(state.generation), FIELDS)) {
		for (const { _source: row } of rows) {
			for (const problem of problemsOf(row, sources)) wrong.add(problem);
			if (row.id === before && records > 0) wrong.add(`${shown(before)} is there more than once`);
			before = row.id;
			records++;
		}
		tell({ done: records, of: state.total });
	}
	await compareCounts(cluster, state, records, wrong);
	return { records, problems: wrong.told, found: wrong.count };
}

/** Problems, of which the first are kept. */
class Wrongs {
	readonly told: string[] = [];
	count = 0;

	add(problem: string): void {
		this.count++;
		if (this.told.length < MOST_TOLD) this.told.push(problem);
	}
}

function problemsOf(row: VerifiedRow, sources: ReadonlySet<string>): readonly string[] {
	const id = shown(row.id);
	const record = recordOf(row);
	if (record === undefined) return [`The record of ${id} cannot be read`];
	const { text, digest } = digested(record);
	const fresh = filedRow(record, text);
	const stale = COMPARED.filter((field) => !isDeepStrictEqual(row[field], JSON.parse(JSON.stringify(fresh[field]))));
	return [
		...(stale.length > 0 ? [`${id} is filed wrongly: ${stale.join(", ")}`] : []),
		...(digest === row.digest ? [] : [`${id} is not the record that was imported`]),
		...(sources.has(row.source) ? [] : [`${id} comes from ${shown(row.source)}, which was never imported`]),
	];
}

const COMPARED = ["id", "words", "idWords", "idEnds", "names", "facets", "figures"] as const;

function recordOf(row: VerifiedRow): ReturnType<typeof asRow>["record"] | undefined {
	try {
		return asRow(row).record;
	} catch {
		return undefined;
	}
}

async function compareCounts(cluster: Cluster, state: State, records: number, wrong: Wrongs): Promise<void> {
	if (records !== state.total) wrong.add(`${records} records are there, and ${state.total} were imported`);
	const { bySource } = await counted(cluster, state.generation);
	for (const { id, records = 0 } of state.sources)
		if ((bySource.get(id) ?? 0) !== records)
			wrong.add(`${bySource.get(id) ?? 0} records of ${shown(id)} are there, and ${records} were imported`);
}
