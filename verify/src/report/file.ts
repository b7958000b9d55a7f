import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readReport, writeReport } from "./report.ts";
import type { Row } from "./row.ts";

/** The path of the report in the repository. */
export const REPORT_FILE: string = join(import.meta.dirname, "../../report.ndjson");

/** The rows of the stored report; none if there is no report yet. */
export const readRows = (): readonly Row[] =>
	existsSync(REPORT_FILE) ? readReport(readFileSync(REPORT_FILE, "utf8")).rows : [];

/** Replaces the report atomically. */
export function writeRows(rows: readonly Row[]): void {
	const draft = `${REPORT_FILE}.draft`;
	writeFileSync(draft, writeReport(rows));
	renameSync(draft, REPORT_FILE);
}
