// Opens a catalogue, prints the number of records that a search finds and the generation, and ends: opener.ts PATH
import { openEmbedded } from "../index.ts";

const [path = ""] = process.argv.slice(2);
const index = openEmbedded(path);
console.log((await index.search({})).total, await index.generation());
await index.close();
