// npm run drift: which snippets were checked with versions that are out of date, and what the newest reference packages list.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { visible } from "@vitrine/code";
import { REPORT_FILE } from "../report/file.ts";
import { readReport } from "../report/report.ts";
import { readPackages } from "../shell/packages.ts";
import { answersFor } from "./answers.ts";
import { driftOf } from "./drift.ts";
import { newestReference } from "./newest.ts";
import { driftText } from "./text.ts";

const USAGE = `npm run drift -- [--json]
Asks the registries that pip and npm use for the newest versions of the packages that snippets name, at most once a day.
--json  prints everything as JSON`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
	try {
		const { values } = parseArgs({ args: [...args], options: { json: { type: "boolean", default: false } } });
		const packages = readPackages();
		const answers = await answersFor(packages);
		const rows = readReport(readFileSync(REPORT_FILE, "utf8")).rows;
		const reference = await newestReference();
		const drift = driftOf({ rows, packages, answers, reference });
		console.log(values.json ? JSON.stringify(drift, null, 2) : visible(driftText(drift)));
		return 0;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		console.error(`${visible(error.message)}\n${USAGE}`);
		return 2;
	}
}
