import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Index, type SourceInfo, STARTER_MARK } from "@vitrine/search";
import { importSource } from "./import.ts";
import { deleteRecordsOf } from "./removeSource.ts";

/** The starter catalogue of the project: well-known models, and six miniature repositories. */
export const STARTER: string = fileURLToPath(new URL("../../../starter", import.meta.url));

/** Its parts; each is a source. */
const PARTS = [{ path: "models.ndjson" }, { path: "miniatures", undated: true }];

/** Imports the starter catalogue, if nothing was ever imported, and marks that of an earlier version. */
export async function fillIfEmpty(index: Index, starter: string, onFill?: () => void): Promise<void> {
	const parts = PARTS.map(({ path, undated = false }) => ({ path: join(starter, path), undated }));
	const there = parts.filter(({ path }) => existsSync(path));
	const sources = await index.sources();
	const unmarked = unmarkedIn(sources);
	if (there.length === 0 || (sources.length > 0 && unmarked.length === 0)) return;
	onFill?.();
	for (const { path, undated } of there)
		await importSource(index, path, { unlessThere: true, undated, isStarter: true });
	await empty(index, unmarked);
}

/** Deletes the records of the starter catalogue that no other source has replaced. */
export async function deleteStarter(index: Index): Promise<void> {
	const sources = await index.sources();
	await empty(index, [...sources.filter(isMarked), ...unmarkedIn(sources)]);
}

const isMarked = ({ id }: SourceInfo): boolean => id.startsWith(STARTER_MARK);

/**
 * The parts that an earlier version filled in, which gave them the ids of imports: both, in one folder of this name. One part
 * alone was imported by the operator.
 */
function unmarkedIn(sources: readonly SourceInfo[]): readonly SourceInfo[] {
	const parts = sources.filter(({ id, records = 0 }) => records > 0 && UNMARKED.test(id));
	const folders = parts.map(({ location }) => dirname(location));
	return parts.filter((_, at) => folders.indexOf(folders[at] ?? "") !== folders.lastIndexOf(folders[at] ?? ""));
}

const UNMARKED = /^(ndjson:.*[/\\]starter[/\\]models\.ndjson|folder:.*[/\\]starter[/\\]miniatures)$/;

/** Deletes the records of sources. */
async function empty(index: Index, sources: readonly SourceInfo[]): Promise<void> {
	for (const source of sources) if ((source.records ?? 0) > 0) await deleteRecordsOf(index, source);
}
