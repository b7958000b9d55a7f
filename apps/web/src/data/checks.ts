import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readReport, type Report } from "@vitrine/verify";
import { root } from "./root.ts";

let known: Report | undefined;

/** The report of the checks, read once; empty where the project has none. */
export function checks(): Report {
	const file = join(root, "verify/report.ndjson");
	known ??= readReport(existsSync(file) ? readFileSync(file, "utf8") : "");
	return known;
}
