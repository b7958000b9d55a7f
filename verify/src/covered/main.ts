// npm run coverage: how many records of a file get code, how far it was checked, and which get none.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { visible } from "@vitrine/code";
import { recordsOf, STARTER } from "../choices/records.ts";
import { REPORT_FILE } from "../report/file.ts";
import { readReport } from "../report/report.ts";
import { coverageOf } from "./covered.ts";
import { coverageText } from "./text.ts";

const USAGE = `npm run coverage -- [FILE] [--most N] [--json]
FILE has one record per line, as JSON, optionally compressed with gzip; the default is the starter catalogue.
--most N  lists the N most used records without code (100)
--json    prints everything as JSON`;

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
	try {
		const { file, most, json } = optionsFrom(args);
		const coverage = coverageOf(recordsOf(file), readReport(readFileSync(REPORT_FILE, "utf8")));
		console.log(json ? asJson(coverage) : visible(coverageText(coverage, most)));
		return 0;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		console.error(`${visible(error.message)}\n${USAGE}`);
		return 2;
	}
}

function optionsFrom(args: readonly string[]): {
	readonly file: string;
	readonly most: number;
	readonly json: boolean;
} {
	const { values, positionals } = parseArgs({
		args: [...args],
		options: { most: { type: "string", default: "100" }, json: { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const [file = STARTER, more] = positionals;
	if (more !== undefined) throw new Error(`Unexpected argument "${more}".`);
	if (!/^\d{1,7}$/.test(values.most))
		throw new Error(`--most must be a number from 0 to 9999999, not "${values.most}".`);
	return { file, most: Number(values.most), json: values.json };
}

function asJson(coverage: ReturnType<typeof coverageOf>): string {
	return JSON.stringify(
		coverage,
		(_, value: unknown) => (value instanceof Map ? Object.fromEntries<unknown>(value) : value),
		2,
	);
}
