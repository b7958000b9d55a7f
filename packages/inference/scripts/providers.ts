import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fileText, recordProviders } from "./record.ts";

/** `npm run providers`: writes what the installed client sends, one file per provider, for review with `git diff`. */
for (const recording of await recordProviders()) {
	const file = fileURLToPath(new URL(`../src/providers/${recording.provider}`, import.meta.url));
	await writeFile(`${file}.generated.json`, fileText(recording));
	const refused = Object.entries(recording.refused ?? {}).map(([task, why]) => `\n    not ${task}: ${why}`);
	console.log(`${recording.provider}: ${Object.keys(recording.calls).join(", ")}${refused.join("")}`);
	if (!existsSync(`${file}.ts`)) console.log(`    has no entry: npm run new provider ${recording.provider}`);
}
