import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Misuse } from "../errors.ts";
import { counted, json, printable } from "../format.ts";
import { countsOf, type Entry, peakOf, secondsOf } from "./entry.ts";

/** The report as JSON. */
export function reportJson(entries: readonly Entry[], at: string): string {
	const models = entries.map(({ record, revision, verdict, reason, outcome, isEarlier = false }) => ({
		model: record.id,
		verdict,
		...(reason !== undefined && { reason }),
		revision,
		...(outcome && { earlier: isEarlier, seconds: secondsOf(outcome), peak: peakOf(outcome), outcome }),
	}));
	return json({ report: "vitrine check", at, counts: countsOf(entries), models });
}

/** The report as Markdown: a table of all models, then the errors. */
export function reportMarkdown(entries: readonly Entry[], at: string): string {
	const { run, failed, "not run": not } = countsOf(entries);
	const failures = entries.filter(({ verdict }) => verdict === "failed");
	return [
		"# Check of models",
		`${at.slice(0, 10)}. ${counted(entries.length, "model")}: ${run} ran, ${failed} failed, ${not} not run.`,
		[
			"| Model | Verdict | Day | Library | Versions | Seconds | Memory | Reason |",
			"|---|---|---|---|---|--:|--:|---|",
			...entries.map((entry) => `| ${cellsOf(entry).map(cell).join(" | ")} |`),
		].join("\n"),
		...failures.map(
			({ record, outcome }) => `## ${cell(record.id)}\n\n${outcome?.blocks.map(blockText).join("\n\n") ?? ""}`,
		),
	]
		.join("\n\n")
		.concat("\n");
}

/** Versions that a cell has. */
const VERSIONS = 3;

function cellsOf({ record, verdict, reason = "", outcome }: Entry): readonly string[] {
	if (outcome === undefined) return [record.id, verdict, "", "", "", "", "", reason];
	const versions = Object.entries(outcome.versions).slice(0, VERSIONS);
	return [
		record.id,
		verdict,
		outcome.at.slice(0, 10),
		outcome.library,
		versions.map(([name, version]) => `${name} ${version}`).join(", "),
		String(secondsOf(outcome)),
		memory(peakOf(outcome)),
		reason,
	];
}

function blockText({ title, result, reason, output }: NonNullable<Entry["outcome"]>["blocks"][number]): string {
	const lines = output.split("\n").map((line) => `    ${printable(line)}`);
	const head = `${cell(title ?? "Code")}: ${result}.${reason === undefined ? "" : ` ${cell(reason)}`}`;
	return output === "" ? head : `${head}\n\n${lines.join("\n")}`;
}

/** Untrusted text in one cell or line of Markdown, with nothing that Markdown or HTML gives a meaning. */
const cell = (text: string): string => printable(text).replaceAll(/[\\`*_{}[\]()<>#+!|~&$@:]/g, (sign) => `\\${sign}`);

/** `412 MB` */
export const memory = (bytes: number): string =>
	bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;

/** Throws Misuse unless a report can be written to this file. */
export function checkTarget(option: string, file: string): void {
	const folder = statSync(dirname(resolve(file)), { throwIfNoEntry: false });
	if (folder?.isDirectory() !== true)
		throw new Misuse(`${option}: the folder of ${JSON.stringify(file)} does not exist.`);
	if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
		throw new Misuse(`${option}: ${JSON.stringify(file)} is a folder.`);
}

/** Writes a file in one step: it is there as a whole or not at all. */
export function writeWhole(file: string, text: string): void {
	const draft = `${file}.${process.pid}.part`;
	try {
		const open = openSync(draft, "wx");
		try {
			writeSync(open, text);
			fsyncSync(open);
		} finally {
			closeSync(open);
		}
		renameSync(draft, file);
	} finally {
		rmSync(draft, { force: true });
	}
}
