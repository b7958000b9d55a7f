import type { Command } from "commander";
import { misnamed } from "@vitrine/catalogue";
import { IndexError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import { importSource, NothingToImport, openStore, placeOf, type ImportSummary, type Store } from "@vitrine/store";
import { Failure } from "../errors.ts";
import { counted, json, printable } from "../format.ts";
import { Interrupted, type Io } from "../io.ts";
import { dataOption, jsonOption, opensearchOption, wholeOption } from "../options.ts";
import { duration, ProgressLine } from "../progress.ts";

interface Options {
	readonly limit?: number;
	readonly token?: string;
	readonly reasons: number;
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const SOURCES = `
A source is
  a folder      of model repositories, as they are cloned
  a cache       of hub clients, by its path; "cache" is the one of this account
  a file        of NDJSON in the fields of a hub's list API, plain or .gz
  hub           the hub of HF_ENDPOINT, or the public one; hub:URL or a URL is another

Readers see the catalogue as it was until an import is complete.`;

/** `vitrine import SOURCE…` */
export function importCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("import")
		.description("read model records into the catalogue")
		.argument("<sources...>", "where they come from")
		.addOption(wholeOption("-n, --limit <number>", "at most so many records of each source; nothing is taken out then"))
		.option("--token <token>", "token for a hub (else HF_TOKEN, for the hub of HF_ENDPOINT)")
		.addOption(wholeOption("--reasons <number>", "skipped records to give the reason of", 0).default(10))
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", SOURCES)
		.action((sources: readonly string[], options: Options) => importAll(io, sources, options));
}

async function importAll(io: Io, specs: readonly string[], options: Options): Promise<void> {
	const store = await openStore({
		...placeOf(io.env, options),
		starter: false,
		onNotice: (message) => io.err(`${message}\n`),
	});
	const failed: string[] = [];
	try {
		for (const spec of specs) if (!(await importOne(io, store, spec, options))) failed.push(spec);
	} finally {
		await store.close();
	}
	if (failed.length > 0) throw new Failure(specs.length > 1 ? `Not imported: ${failed.join(", ")}` : "");
}

/** Imports a source and says how it went; gives whether it went well. */
async function importOne(io: Io, store: Store, spec: string, options: Options): Promise<boolean> {
	const line = new ProgressLine(io, spec);
	try {
		const { limit, token, reasons: remember } = options;
		const summary = await importSource(store.index, spec, {
			...(limit !== undefined && { limit }),
			...(token !== undefined && { token }),
			env: io.env,
			signal: io.signal,
			remember,
			advise: misnamed,
			onWait: () => io.err("Waiting for the right to write; another import may be running …\n"),
			onProgress: (progress) => line.tell(progress),
		});
		line.end();
		await io.out(options.json ? json(summary) : sentence(summary, line.seconds()));
		io.err(reasons(summary));
		return true;
	} catch (error) {
		line.end();
		io.err(`${failure(error)}\n`);
		return false;
	}
}

function sentence({ source, imported, skipped, noted }: ImportSummary, seconds: number): string {
	const parts = [
		`imported ${counted(imported, "model")} in ${duration(seconds)}`,
		skipped > 0 ? `skipped ${counted(skipped, "record")}` : "",
		noted > 0 ? `made notes on ${counted(noted, "record")}` : "",
	];
	return `${source.location}: ${parts.filter((part) => part !== "").join(", ")}\n`;
}

/** Why records were left out and what was noted on others: the first of them, and how many more there are. */
function reasons({ skips, skipped, notes, noted }: ImportSummary): string {
	const skipLines = skips.map(({ where, message }) => `  skipped ${where}: ${message}`);
	const noteLines = notes.flatMap(({ id, notes }) => notes.map((note) => `  ${id}: ${note}`));
	const lines = [
		...skipLines,
		...more(skipped - skips.length, "skipped record"),
		...noteLines,
		...more(noted - notes.length, "record with notes", "records with notes"),
	];
	return lines.map((line) => `${printable(line)}\n`).join("");
}

const more = (count: number, what: string, plural = `${what}s`): string[] =>
	count > 0 ? [`  … and ${counted(count, `more ${what}`, `more ${plural}`)}`] : [];

function failure(error: unknown): string {
	if (error instanceof Interrupted) return "Interrupted: the catalogue is as it was before this import.";
	if (error instanceof NothingToImport) return [error.message, ...error.skips.map(skip)].join("\n");
	if (error instanceof SourceError || error instanceof IndexError)
		return `${error.message}. The catalogue stays as it was.`;
	throw error;
}

const skip = ({ where, message }: { readonly where: string; readonly message: string }): string =>
	printable(`  ${where}: ${message}`);
