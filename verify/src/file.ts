import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readReport, type Row, writeReport } from "./report.ts";

/** The report, as it lies in the repository. */
export const REPORT_FILE: string = join(import.meta.dirname, "../report.ndjson");

/** The rows of the last report; none where there is no report yet. */
export const readRows = (): readonly Row[] =>
	existsSync(REPORT_FILE) ? readReport(readFileSync(REPORT_FILE, "utf8")).rows : [];

/** Replaces the report in one step, so that no reader ever meets half of it. */
export function writeRows(rows: readonly Row[]): void {
	const draft = `${REPORT_FILE}.draft`;
	writeFileSync(draft, writeReport(rows));
	renameSync(draft, REPORT_FILE);
}
