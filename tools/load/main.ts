// Loads the built site, started as users start it, and looks for what breaks: errors, deaths, leaks, lost records.
//   npm run load                                    2.5 million records, half an hour of mixed reading
//   npm run load -- --records 50000 --minutes 1     the same, quickly
//   npm run load -- --help                          all options
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { messageOf } from "@vitrine/model";
import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { Random } from "../../packages/search/bench/random.ts";
import { RecordFile } from "../../packages/search/bench/recordFile.ts";
import { cacheFolder } from "../../verify/src/environments/cache.ts";
import { print } from "../attack/report.ts";
import { HELP, type Options, optionsOf } from "./options.ts";
import { allParts } from "./parts.ts";
import { type Place, placeOf } from "./place.ts";
import { serve } from "./site.ts";
import { FILES, writeReport } from "./summary.ts";
import { buildVegeta, findGo, HOW_TO_GET_GO, vegeta } from "./vegeta.ts";

// The server, the imports and the generator end with the process that started them.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
const options = read();
if (options === "help") console.log(HELP);
else process.exit(await load(options));

/** The exit code: 0 if nothing broke, also where a tool is missing that is not required. */
async function load(options: Options): Promise<number> {
	const go = findGo();
	if (go === undefined) return without([HOW_TO_GET_GO]);
	const program = await buildVegeta(go);
	await buildIfStale(say);
	const place = await placeOf(options, say);
	if ("environment" in place) return loaded(options, place, program).finally(() => place.close());
	return without(place);
}

async function loaded(options: Options, { environment, sources }: Place, program: string): Promise<number> {
	const date = new Date();
	const records = new RecordFile(sources.records, new Random(options.seed));
	const arrivals = mkdtempSync(join(tmpdir(), "vitrine-arrivals-"));
	process.once("exit", () => rmSync(arrivals, { recursive: true, force: true }));
	const site = await serve(environment);
	try {
		const run = { site, generator: vegeta(program), records, random: new Random(options.seed + 1) };
		const importing = { place: environment, folder: arrivals, seed: options.seed };
		const measured = await allParts(run, options, importing, print);
		const folder = outOf(options, date);
		writeReport(folder, { options, date, ...measured });
		say(`report in ${folder}: ${Object.values(FILES).join(", ")}`);
		const failed = measured.results.filter(({ broken }) => broken.length > 0).length;
		console.log(`${measured.results.length - failed} passed, ${failed} failed`);
		return failed > 0 ? 1 : 0;
	} finally {
		await site.close();
		records.close();
	}
}

/** Reports missing tools. Where tools are required, each of them is a failure. */
function without(missing: readonly string[]): number {
	for (const line of missing) console.log(`SKIPPED: ${line}`);
	const failed = process.env["VITRINE_REQUIRE_TOOLS"] ? missing.length : 0;
	console.log(`0 passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
}

function outOf({ out, records, cluster }: Options, date: Date): string {
	if (out !== undefined) return resolve(out);
	const name = `${date.toISOString().slice(0, 19).replace(/:/g, "")}-${records}${cluster ? "-cluster" : ""}`;
	return join(cacheFolder(), "load", "reports", name);
}

function read(): Options | "help" {
	try {
		return optionsOf(process.argv.slice(2));
	} catch (error) {
		console.error(messageOf(error));
		process.exit(2);
	}
}

function say(line: string): void {
	console.error(`load: ${line}`);
}
