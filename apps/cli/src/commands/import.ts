import type { Command } from "commander";
import { misnamed } from "@vitrine/catalogue";
import { visible } from "@vitrine/code";
import { IndexError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import { importSource, NothingToImport, type ImportSummary, type Store } from "@vitrine/store";
import { withOwnCatalogue } from "../catalogue.ts";
import { Failure } from "../errors.ts";
import { counted, json, printable, printableLines } from "../format.ts";
import { Interrupted, type Io } from "../io.ts";
import { tokenOf } from "../token.ts";
import { dataOption, examples, jsonOption, opensearchOption, wholeOption } from "../options.ts";
import { duration, ProgressLine } from "../progress.ts";

interface Options {
	readonly limit?: number;
	readonly token?: string;
	readonly tokenFile?: string;
	readonly reasons: number;
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
}

const SOURCES = `
Sources:
  <folder>    a folder of model repositories
  <file>      NDJSON in the fields of a hub's list API, plain or .gz
  <cache>     the folder of a hub client's cache
  cache       the hub cache of this account
  hub         the hub of HF_ENDPOINT, otherwise the public hub
  <url>       another hub, as https://… or hub:https://…

Readers see the old catalogue until an import is complete. An interrupted import
resumes when it is run again.
${examples(
	"vitrine import ./models",
	"vitrine import cache",
	"vitrine import models.ndjson.gz",
	"vitrine import hub --limit 5000",
)}`;

/** `vitrine import SOURCE…` */
export function importCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("import")
		.description("Import model records into the catalogue")
		.argument("<sources...>", "Folders, files, caches and hubs to read")
		.addOption(
			wholeOption("-n, --limit <number>", "Read at most this many records of each source; existing records are kept"),
		)
		.option(
			"--token-file <file>",
			"File with a token for the hubs named here (default: VITRINE_HUB_TOKEN; for the hub of HF_ENDPOINT, HF_TOKEN)",
		)
		.option("--token <token>", "The token itself, which other accounts can see in the process list")
		.addOption(wholeOption("--reasons <number>", "How many skipped records to explain", 0).default(10))
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", SOURCES)
		.action((sources: readonly string[], options: Options) => importAll(io, sources, options));
}

async function importAll(io: Io, specs: readonly string[], options: Options): Promise<void> {
	const token = await tokenOf(io, options);
	const failed: string[] = [];
	await withOwnCatalogue(io, options, async (store) => {
		for (const spec of specs)
			if (!(await importOne(io, store, spec, { ...options, ...(token !== undefined && { token }) }))) failed.push(spec);
	});
	if (failed.length > 0) throw new Failure(specs.length > 1 ? `Not imported: ${failed.join(", ")}` : "");
}

/** Imports a source and reports the result. Returns whether it succeeded. */
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
			onWait: () => io.err("Waiting for the write lock; another import may be running …\n"),
			onProgress: (progress) => line.report(progress),
		});
		line.end();
		await io.out(options.json ? json(summary) : sentence(summary, line.seconds()));
		io.err(reasons(summary));
		return true;
	} catch (error) {
		line.end();
		io.err(`${printableLines(failure(error))}\n`);
		return false;
	}
}

function sentence({ source, imported, repeated, skipped, noted }: ImportSummary, seconds: number): string {
	const parts = [
		`imported ${counted(imported, "model")} in ${duration(seconds)}`,
		repeated > 0 ? `replaced ${counted(repeated, "record")} by a later one with the same id` : "",
		skipped > 0 ? `skipped ${counted(skipped, "record")}` : "",
		noted > 0 ? `notes on ${counted(noted, "record")}` : "",
	];
	return `${printable(source.location)}: ${parts.filter((part) => part !== "").join(", ")}\n`;
}

/** Why the first records were skipped, notes on others, and how many more there are of both. */
function reasons({ skips, skipped, notes, noted }: ImportSummary): string {
	const skipLines = skips.map(({ where, message }) => `  skipped ${where}: ${message}`);
	const noteLines = notes.flatMap(({ id, notes }) => notes.map((note) => `  ${id}: ${note}`));
	const lines = [
		...skipLines,
		...more(skipped - skips.length, "skipped record"),
		...noteLines,
		...more(noted - notes.length, "record with notes", "records with notes"),
	];
	return lines.map((line) => `${onOneLine(line)}\n`).join("");
}

const more = (count: number, what: string, plural = `${what}s`): string[] =>
	count > 0 ? [`  … and ${counted(count, `more ${what}`, `more ${plural}`)}`] : [];

function failure(error: unknown): string {
	if (error instanceof Interrupted) return "Interrupted: the catalogue is unchanged.";
	if (error instanceof NothingToImport) return [error.message, ...error.skips.map(skip)].join("\n");
	if (error instanceof SourceError || error instanceof IndexError)
		return `${error.message}${/[?!]$/.test(error.message) ? "" : "."} The catalogue is unchanged.`;
	throw error;
}

const skip = ({ where, message }: { readonly where: string; readonly message: string }): string =>
	onOneLine(`  ${where}: ${message}`);

const onOneLine = (text: string): string => visible(text).replaceAll("\n", "\\n");
