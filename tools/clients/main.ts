// npm run test:clients: installs hub clients into a cache folder, lets them use the built site, prints what works, and
// writes it into docs/hub-api.md. With --heavy, those that are compiled or need gigabytes; with --only NAME, one family.
// Exits with 1 if something fails, and, with VITRINE_REQUIRE_TOOLS=1, if a client was not run.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { NotHere, STARTS_AGAIN } from "./client.ts";
import { LIBRARY_NAMES, modelsFor } from "./clients/torch.ts";
import { FAMILIES, type Family } from "./families.ts";
import { joinRows, readRows, type Row, tableOf, withTable, writeRows } from "./matrix.ts";
import { openStage } from "./stage.ts";

const DOCUMENT = fileURLToPath(new URL("../../docs/hub-api.md", import.meta.url));

const { values: wanted } = parseArgs({
	options: { heavy: { type: "boolean" }, only: { type: "string", multiple: true } },
});
const { heavy = false, only } = wanted;
const chosen = FAMILIES.filter(({ name, isHeavy }) => only?.includes(name) ?? isHeavy === heavy);
const unknown = only?.find((name) => !FAMILIES.some((family) => family.name === name));
if (unknown !== undefined)
	throw new Error(`--only ${unknown}: no such family; there are ${FAMILIES.map(({ name }) => name).join(", ")}.`);

await buildIfStale(console.error);
const libraries = chosen.map(({ name }) => name).filter((name) => LIBRARY_NAMES.includes(name));
const stage = await openStage(await modelsFor(libraries));
const rows: Row[] = [];
const failed: string[] = [];
const notRun: string[] = [];
try {
	for (const family of chosen) await run(family);
} finally {
	await stage.close();
}
console.log(tableOf(rows));
for (const failure of failed) console.error(failure);
for (const reason of notRun) console.error(`NOT RUN: ${reason}`);
const works = rows.flatMap(({ found }) => Object.values(found)).length;
console.log(`${works - rows.flatMap(failuresOf).length} passed, ${failed.length} failed, ${notRun.length} skipped`);
const isMissing = notRun.length > 0 && process.env["VITRINE_REQUIRE_TOOLS"] === "1";
if (failed.length > 0 || isMissing) process.exitCode = 1;

/** Runs a family, and writes its rows at once: a later one may be stopped. */
async function run({ name: family, tried }: Family): Promise<void> {
	console.error(`${family} …`);
	try {
		const day = new Date().toISOString().slice(0, 10);
		const more = (await tried(stage)).map(({ name, version, found }) => ({ name, version, found, day }));
		rows.push(...more);
		failed.push(...more.flatMap(failuresOf));
		const all = joinRows(readRows(), more);
		writeRows(all);
		writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, "utf8"), tableOf(all)));
	} catch (error) {
		if (error instanceof NotHere) notRun.push(`${family}: ${error.message}`);
		else failed.push(`${family}: ${String(error)}`);
	}
}

function failuresOf({ name, version, found }: Row): readonly string[] {
	return Object.entries(found).flatMap(([work, result]) =>
		result === true || result === STARTS_AGAIN ? [] : `${name} ${version}: ${work}: ${result}`,
	);
}
