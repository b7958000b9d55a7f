import { isDeepStrictEqual } from "node:util";
import { type ModelRecord, shown } from "@vitrine/model";
import type { OnProgress, Verification } from "../../../api/maintenance.ts";
import { Findings } from "../../shared/findings.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import type { StateDocument } from "../documents/stateDocument.ts";
import { indexedFields, readRow, recordWithDigest, type StoredRow } from "../documents/storedRow.ts";
import { countVisible } from "../import/countVisible.ts";
import { visibleIn } from "../query/clauses.ts";
import { scanRows } from "../query/rows.ts";

const COMPARED = ["id", "words", "idWords", "idEnds", "names", "facets", "figures"] as const;
const FIELDS = ["source", "digest", "from", "record", ...COMPARED] as const satisfies readonly (keyof StoredRow)[];
type VerifiedRow = Pick<StoredRow, (typeof FIELDS)[number]>;

/** Indexes every visible record again and compares it with its row, and the rows with the state. */
export async function verifyRows(
	client: ClusterClient,
	state: StateDocument,
	onProgress: OnProgress = () => undefined,
): Promise<Verification> {
	const findings = new Findings();
	const sources = new Set(state.sources.map(({ id }) => id));
	let records = 0;
	let before: string | undefined;
	for await (const hits of scanRows(client, visibleIn(state.generation), FIELDS)) {
		for (const { _source: row } of hits) {
			for (const problem of rowProblems(row, sources)) findings.add(problem);
			if (row.id === before) findings.add(`${shown(before)} is stored more than once`);
			before = row.id;
			records++;
		}
		onProgress({ done: records, of: state.total });
	}
	await compareCounts(client, state, records, findings);
	return findings.result(records);
}

function rowProblems(row: VerifiedRow, sources: ReadonlySet<string>): readonly string[] {
	const id = shown(row.id);
	const record = parsedRecord(row);
	if (record === undefined) return [`The record of ${id} cannot be read`];
	const { text, digest } = recordWithDigest(record);
	const fields = indexedFields(record, row.source, text);
	const wrong = COMPARED.filter((field) => !isDeepStrictEqual(row[field], JSON.parse(JSON.stringify(fields[field]))));
	return [
		...(wrong.length > 0 ? [`${id} is indexed wrongly: ${wrong.join(", ")}`] : []),
		...(digest === row.digest ? [] : [`${id} is not the record that was imported`]),
		...(sources.has(row.source) ? [] : [`${id} comes from ${shown(row.source)}, which was never imported`]),
	];
}

function parsedRecord(row: VerifiedRow): ModelRecord | undefined {
	try {
		return readRow(row).record;
	} catch {
		return undefined;
	}
}

async function compareCounts(
	client: ClusterClient,
	state: StateDocument,
	records: number,
	findings: Findings,
): Promise<void> {
	if (records !== state.total) findings.add(`${records} records are stored, but ${state.total} were imported`);
	const { bySource } = await countVisible(client, state.generation);
	for (const { id, records = 0 } of state.sources) {
		const found = bySource.get(id) ?? 0;
		if (found !== records) findings.add(`${found} records of ${shown(id)} are stored, but ${records} were imported`);
	}
}
