// Imports an edition of a catalogue: edition.ts PATH EDITION COUNT. Prints when it starts, commits and has finished.
import { openEmbedded } from "../index.ts";
import { editionOf, SOURCE } from "./kills.ts";

const [path = "", edition, count] = process.argv.slice(2);
const index = openEmbedded(path);
const load = await index.load(SOURCE);
console.log("started");
const records = editionOf(Number(edition), Number(count));
for (let at = 0; at < records.length; at += 500) await load.add(records.slice(at, at + 500));
console.log(`commits, ${load.unchanged} unchanged`);
await load.commit({ skipped: 0, complete: true });
await index.close();
console.log("finished");
