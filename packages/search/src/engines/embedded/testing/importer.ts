// Imports into the file it is given, says so when a thousand records are in, and never comes to an end.
import { openEmbedded } from "../index.ts";

const index = openEmbedded(process.argv[2]!);
const load = await index.load({ id: "ndjson:/endless", kind: "ndjson", location: "/endless" });
for (let batch = 0; ; batch++) {
	await load.add(Array.from({ length: 1000 }, (_, i) => ({ id: `endless/model-${batch}-${i}`, tags: ["endless"] })));
	if (batch === 0) console.log("importing");
}
