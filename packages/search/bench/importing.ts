// Imports a file of records like the command line: importing.ts DATA FILE
import { importSource, openStore } from "@vitrine/store";
import { costOf, MEGABYTE } from "./cost.ts";

/** The cost of an import. */
export interface Imported {
	readonly records: number;
	readonly cpu: number;
	readonly wall: number;
	/** Peak memory in megabytes. */
	readonly memory: number;
}

const [data = "", file = ""] = process.argv.slice(2);
const store = await openStore({ data, starter: false });
const { cpu, wall, result } = await costOf(() => importSource(store.index, file));
await store.close();
const memory = (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
console.log(JSON.stringify({ records: result.imported, cpu, wall, memory } satisfies Imported));
