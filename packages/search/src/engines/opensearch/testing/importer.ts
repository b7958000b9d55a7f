// Imports an edition of a catalogue: importer.ts URL NAME EDITION COUNT. Says when all is added, and waits to be told to commit.
import { once } from "node:events";
import { openOpenSearch } from "../index.ts";
import { editionOf, SOURCE } from "./editions.ts";

const [url, name, edition, count] = process.argv.slice(2);
const index = openOpenSearch({ nodes: [url!], name: name! });
const load = await index.load(SOURCE);
const records = editionOf(Number(edition), Number(count));
for (let at = 0; at < records.length; at += 100) await load.add(records.slice(at, at + 100));
console.log(`added, ${load.met} were there`);
await once(process.stdin, "data");
await load.commit({ skipped: 0, complete: true });
console.log("committed");
await index.close();
process.exit(0);
