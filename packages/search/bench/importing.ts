// Imports a file of records into a catalogue as the command line does: importing.ts DATA FILE
import { importSource, openStore } from "@vitrine/store";
import { costOf, MEGABYTE } from "./cost.ts";

/** What an import took. */
export interface Imported {
	readonly records: number;
	readonly cpu: number;
	readonly wall: number;
	/** The most memory that it held, in megabytes. */
	readonly memory: number;
}

const [data, file] = process.argv.slice(2);
const store = await openStore({ data: data!, starter: false });
const { cpu, wall, result } = await costOf(() => importSource(store.index, file!));
await store.close();
const memory = (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
console.log(JSON.stringify({ records: result.imported, cpu, wall, memory } satisfies Imported));
