import type { Command } from "commander";
import type { Index, IndexStatus, Maintenance, MaintenanceProgress, Verification } from "@vitrine/search";
import { openStore, placeOf } from "@vitrine/store";
import { Failure } from "../errors.ts";
import { counted, facts, json, printable } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, jsonOption, opensearchOption } from "../options.ts";
import { duration, ProgressLine } from "../progress.ts";

interface Options {
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const EXIT_CODES = `
status ends with 0 where the index answers all, and with 1 where something is wrong; verify with 1 where it finds something.`;

/** `vitrine index status|rebuild|verify` */
export function indexCommand(vitrine: Command, io: Io): void {
	const index = vitrine
		.command("index")
		.description("look after the index: how it stands, make it anew, compare it with the records")
		.addHelpText("after", EXIT_CODES);
	const add = (name: string, description: string, work: Work): void => {
		index
			.command(name)
			.description(description)
			.addOption(jsonOption())
			.addOption(dataOption())
			.addOption(opensearchOption())
			.action((options: Options) => withIndex(io, options, work));
	};
	add("status", "how the index stands, what it is made of, and what is wrong with it", status);
	add("rebuild", "make what is searched anew from the records; readers go on with the old one meanwhile", rebuild);
	add("verify", "compare what is searched with the records, every one of them", verify);
}

type Work = (io: Io, index: Index & Maintenance, options: Options) => Promise<void>;

async function withIndex(io: Io, options: Options, work: Work): Promise<void> {
	const onNotice = (message: string): void => io.err(`${message}\n`);
	const store = await openStore({ ...placeOf(io.env, options), starter: false, onNotice });
	try {
		await Promise.race([work(io, store.index, options), interruption(io.signal)]);
	} finally {
		await store.close();
	}
}

/** Rejects when the process is told to end: maintenance changes nothing until it is done. */
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
		await index.rebuild(tellingOn(line));
	} finally {
		line.end();
	}
	const seconds = line.seconds();
	await io.out(options.json ? json({ rebuilt: true, seconds }) : `The index was made anew in ${duration(seconds)}.\n`);
}

const tellingOn =
	(line: ProgressLine) =>
	({ done, of }: MaintenanceProgress): void =>
		line.tell({ imported: done, skipped: 0, met: 0, ...(of !== undefined && { expected: of }) });

async function verify(io: Io, index: Maintenance, options: Options): Promise<void> {
	const line = new ProgressLine(io, "verify");
	let found: Verification;
	try {
		found = await index.verify(tellingOn(line));
	} finally {
		line.end();
	}
	const sentence = `${counted(found.records, "record")} compared in ${duration(line.seconds())}`;
	await io.out(
		options.json ? json(found) : `${sentence}, ${found.found === 0 ? "nothing is wrong" : "not all is well"}.\n`,
	);
	if (found.found > 0) throw new Failure(options.json ? "" : faultsText(found));
}

/** What is wrong, and the way out of it. */
function faultsText({ problems, found }: Verification): string {
	const more = found - problems.length;
	return [
		...problems.map((problem) => `  ${printable(problem)}`),
		...(more > 0 ? [`  … and ${more.toLocaleString("en")} more`] : []),
		"`vitrine index rebuild` makes anew what is searched; where records themselves are wrong, import their sources again.",
	].join("\n");
}

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** Bytes as people say them. */
function sized(bytes: number): string {
	const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	return `${(bytes / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit]}`;
}
