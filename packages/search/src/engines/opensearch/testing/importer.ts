// Imports an edition of a catalogue: importer.ts URL NAME EDITION COUNT. Prints a line when all is added, and commits when it reads one.
import { once } from "node:events";
import { openOpenSearch } from "../index.ts";
import { EDITION_SOURCE, recordsOfEdition } from "./editions.ts";

const [url = "", name = "", edition, count] = process.argv.slice(2);
const index = openOpenSearch({ nodes: [url], name });
const load = await index.load(EDITION_SOURCE);
const records = recordsOfEdition(Number(edition), Number(count));
for (let at = 0; at < records.length; at += 100) await load.add(records.slice(at, at + 100));
console.log(`added, ${load.unchanged} unchanged`);
await once(process.stdin, "data");
await load.commit({ skipped: 0, complete: true });
console.log("committed");
await index.close();
process.exit(0);
