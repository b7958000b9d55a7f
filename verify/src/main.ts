// npm run verify [-- --all | --mutants]: checks every snippet and writes report.ndjson.
import { parseArgs } from "node:util";
import { CHECKS } from "./checks.ts";
import { readRows, writeRows } from "./file.ts";
import { matrix } from "./matrix.ts";
import { tryChecks } from "./mutation.ts";
import { progress } from "./progress.ts";
import type { Row } from "./report.ts";
import { verify } from "./run.ts";
import type { Group } from "./subject.ts";
import { failures, tallies, trialText } from "./words.ts";

const { values } = parseArgs({
	options: { all: { type: "boolean", default: false }, mutants: { type: "boolean", default: false } },
});
process.exitCode = values.mutants ? await plant(matrix()) : await check(matrix(), values.all);

/** Checks what is due and writes the report, also when it is stopped: the next run goes on from there. */
async function check(groups: readonly Group[], all: boolean): Promise<number> {
	const earlier = readRows();
	const known = new Map(earlier.map((row) => [row.id, row]));
	const save = (): void =>
		writeRows(groups.flatMap(({ id, shape }) => (known.get(id)?.shape === shape ? [known.get(id)!] : [])));
	const line = progress();
	const missing: string[] = [];
	for (const signal of ["SIGINT", "SIGTERM"] as const)
		process.once(signal, () => {
			save();
			process.exit(130);
		});
	const rows = await verify(groups, {
		checks: CHECKS,
		earlier,
		all,
		today: new Date().toISOString().slice(0, 10),
		tell: (done, of, row) => {
			known.set(row.id, row);
			line.show(done, of, row.id);
		},
		lacking: (check) => missing.push(check.missing),
	});
	line.clear();
	writeRows(rows);
	return said(rows, missing);
}

function said(rows: readonly Row[], missing: readonly string[]): number {
	console.log(tallies(rows));
	const failed = failures(rows);
	if (failed.length > 0) console.error(`\nNot passed:\n${failed.join("\n")}`);
	for (const how of missing) console.error(`\nA tool is missing, so some snippets were NOT checked. ${how}`);
	return failed.length + missing.length > 0 ? 1 : 0;
}

/** Plants defects: every one must be found. */
async function plant(groups: readonly Group[]): Promise<number> {
	for (const { tools, missing } of CHECKS)
		if ((await tools()) === undefined) {
			console.error(`Defects cannot be tried: a tool is missing. ${missing}`);
			return 1;
		}
	const trial = await tryChecks(
		CHECKS,
		groups.map(({ subjects }) => subjects[0]!),
	);
	console.log(trialText(trial));
	return trial.planted > 0 && trial.missed.length === 0 ? 0 : 1;
}
