import type { Command } from "commander";
import type { Index, IndexStatus, Maintenance, MaintenanceProgress, Verification } from "@vitrine/search";
import { withOwnCatalogue } from "../catalogue.ts";
import { Failure } from "../errors.ts";
import { counted, facts, json, printable } from "../format.ts";
import type { Io } from "../io.ts";
import { catalogueCommand, examples } from "../options.ts";
import { duration, ProgressLine } from "../progress.ts";

interface Options {
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const END = `
"status" exits with 1 if the index has a problem, "verify" if it finds one.
${examples("vitrine index status", "vitrine index verify --json", "vitrine index rebuild")}`;

/** `vitrine index status|rebuild|verify` */
export function indexCommand(vitrine: Command, io: Io): void {
	const index = vitrine
		.command("index")
		.description("Check and rebuild the search index")
		.helpCommand("help [command]", "Print help for a command")
		.addHelpText("after", END);
	const add = (name: string, description: string, work: Work): void => {
		catalogueCommand(index, name, description).action((options: Options) =>
			withOwnCatalogue(io, options, (store) => Promise.race([work(io, store.index, options), interruption(io.signal)])),
		);
	};
	add("status", "Print the state of the index, its size and its problems", status);
	add("rebuild", "Rebuild the index from the records; searches use the old one until it is done", rebuild);
	add("verify", "Compare the index with every record", verify);
}

type Work = (io: Io, index: Index & Maintenance, options: Options) => Promise<void>;

/** Rejects when the process gets a stop signal: maintenance changes nothing until it is done. */
function interruption(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		const stop = (): void => reject(signal.reason as Error);
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
	});
}

async function status(io: Io, index: Maintenance, options: Options): Promise<void> {
	const found = await index.status();
	await io.out(options.json ? json(found) : statusText(io, found));
	if (found.state !== "ready") throw new Failure(options.json ? "" : found.problems.map(printable).join("\n"));
}

function statusText(io: Io, { state, engine, records, bytes, facts: others }: IndexStatus): string {
	return facts(io, [
		["state", state],
		["engine", engine],
		["records", records?.toLocaleString("en")],
		["on disk", bytes === undefined ? undefined : sized(bytes)],
		...others.map(({ name, value }) => [name, value] as const),
	]);
}

async function rebuild(io: Io, index: Maintenance, options: Options): Promise<void> {
	const line = new ProgressLine(io, "rebuild");
	try {
		await index.rebuild(reportingOn(line));
	} finally {
		line.end();
	}
	const seconds = line.seconds();
	await io.out(options.json ? json({ rebuilt: true, seconds }) : `Rebuilt the index in ${duration(seconds)}.\n`);
}

const reportingOn =
	(line: ProgressLine) =>
	({ done, of }: MaintenanceProgress): void =>
		line.report({ imported: done, skipped: 0, met: 0, ...(of !== undefined && { expected: of }) });

async function verify(io: Io, index: Maintenance, options: Options): Promise<void> {
	const line = new ProgressLine(io, "verify");
	let found: Verification;
	try {
		found = await index.verify(reportingOn(line));
	} finally {
		line.end();
	}
	await io.out(options.json ? json(found) : verifiedText(found, line.seconds()));
	if (found.found > 0) throw new Failure(options.json ? "" : problemsText(found));
}

function verifiedText({ records, found }: Verification, seconds: number): string {
	const result = found === 0 ? "no problems" : `${counted(found, "problem")} found`;
	return `Compared ${counted(records, "record")} in ${duration(seconds)}: ${result}.\n`;
}

/** The problems, and how to repair them. */
function problemsText({ problems, found }: Verification): string {
	const more = found - problems.length;
	return [
		...problems.map((problem) => `  ${printable(problem)}`),
		...(more > 0 ? [`  … and ${more.toLocaleString("en")} more`] : []),
		"To repair the index, run `vitrine index rebuild`. If records themselves are wrong, import their sources again. " +
			"If the database file is damaged, restore a backup, or move it away and import again.",
	].join("\n");
}

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** Bytes with a fitting unit: `1.2 MB`. */
function sized(bytes: number): string {
	const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	return `${(bytes / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit]}`;
}
