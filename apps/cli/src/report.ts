import { readFileSync } from "node:fs";
import { readReport, type Report } from "@vitrine/verify";

const FILE = new URL("../../../verify/report.ndjson", import.meta.url);

/** The report of the checks of all snippets. */
export const checkReport = (): Report => readReport(readFileSync(FILE, "utf8"));
