// Imports into a file without an end, and prints a line after a thousand records: importer.ts PATH
import { openEmbedded } from "../index.ts";

const [path = ""] = process.argv.slice(2);
const index = openEmbedded(path);
const load = await index.load({ id: "ndjson:/endless", kind: "ndjson", location: "/endless" });
for (let batch = 0; ; batch++) {
	await load.add(Array.from({ length: 1000 }, (_, i) => ({ id: `endless/model-${batch}-${i}`, tags: ["endless"] })));
	if (batch === 0) console.log("importing");
}
