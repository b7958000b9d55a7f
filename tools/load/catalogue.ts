import { cpSync, existsSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { importAll } from "../../apps/web/src/testing/processes.ts";
import { writeDataset } from "../../packages/search/bench/dataset.ts";
import { SNAPSHOT_VERSION } from "../../packages/search/src/engines/embedded/segment/snapshot/format.ts";
import { SCHEMA_VERSION } from "../../packages/search/src/engines/embedded/sqlite/schema.ts";
import { cacheFolder } from "../../verify/src/environments/cache.ts";
import { writeRepositories } from "./repositories.ts";

/** What a catalogue is imported from. */
export interface Sources {
	/** Generated records, one a line. */
	readonly records: string;
	/** The folder of repositories with files. */
	readonly repositories: string;
}

/** What is written to the terminal while something takes long. */
export type Say = (line: string) => void;

/** Writes the sources of a catalogue into the cache folder, unless they are there. */
export async function prepareSources(records: number, seed: number, say: Say): Promise<Sources> {
	const folder = folderOf(records, seed);
	const sources = { records: join(folder, "records.ndjson"), repositories: join(folder, "models") };
	mkdirSync(folder, { recursive: true });
	if (!existsSync(sources.records)) {
		say(`generating ${records} records in ${folder}`);
		await writeDataset(`${sources.records}.draft`, records, seed);
		renameSync(`${sources.records}.draft`, sources.records);
	}
	if (!existsSync(sources.repositories)) {
		writeRepositories(`${sources.repositories}.draft`);
		renameSync(`${sources.repositories}.draft`, sources.repositories);
	}
	return sources;
}

/** The folder of a catalogue with the sources; imported once, and resumed where an earlier run was stopped. */
export async function prepareCatalogue(records: number, seed: number, sources: Sources, say: Say): Promise<string> {
	// A catalogue of another version would be upgraded, and its index built again, at the start of every run.
	const data = join(folderOf(records, seed), `data-${SCHEMA_VERSION}-${SNAPSHOT_VERSION}`);
	if (existsSync(data)) return data;
	say("importing them");
	await importAll({ VITRINE_DATA: `${data}.draft` }, [sources.records, sources.repositories]);
	renameSync(`${data}.draft`, data);
	return data;
}

/** A copy of a catalogue, which a run may change, in a folder that `close` deletes. */
export function copied(data: string): { readonly data: string; close(): void } {
	const folder = mkdtempSync(join(data, "../run-"));
	const close = (): void => rmSync(folder, { recursive: true, force: true });
	process.once("exit", close);
	cpSync(data, join(folder, "data"), { recursive: true, mode: constants.COPYFILE_FICLONE });
	return { data: join(folder, "data"), close };
}

const folderOf = (records: number, seed: number): string => join(cacheFolder(), "load", `catalogue-${records}-${seed}`);
