import { writeFile } from "node:fs/promises";
import { fileText, recordProviders } from "./record.ts";

/** `npm run providers`: writes what the installed client sends, one file per provider, for review with `git diff`. */
for (const recording of await recordProviders()) {
	const file = new URL(`../src/providers/${recording.provider}.generated.json`, import.meta.url);
	await writeFile(file, fileText(recording));
	const refused = Object.entries(recording.refused ?? {}).map(([task, why]) => `\n    not ${task}: ${why}`);
	console.log(`${recording.provider}: ${Object.keys(recording.calls).join(", ")}${refused.join("")}`);
}
