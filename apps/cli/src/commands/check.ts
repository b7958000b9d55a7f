import { Option, type Command } from "commander";
import { libraries, localApps } from "@vitrine/catalogue";
import { openStore, placeOf } from "@vitrine/store";
import type { Sandbox } from "@vitrine/verify/here";
import { checkAll, type CheckStore } from "../check/checkAll.ts";
import { countsOf, type Entry, peakOf, secondsOf } from "../check/entry.ts";
import { allModels, namedModels } from "../check/models.ts";
import { checkTarget, memory, reportJson, reportMarkdown, writeWhole } from "../check/report.ts";
import { Failure, Misuse } from "../errors.ts";
import { counted, printable } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, examples, opensearchOption, sizeOption, suggesting, wholeOption } from "../options.ts";
import { sandboxFor } from "../running/sandbox.ts";

interface Options {
	readonly all?: boolean;
	readonly under?: number;
	readonly library?: string;
	readonly trust?: boolean;
	/** False with `--no-sandbox`. */
	readonly sandbox: boolean;
	readonly fromSource?: boolean;
	readonly fresh?: boolean;
	readonly again?: boolean;
	readonly time: number;
	readonly memory: number;
	readonly json?: string;
	readonly markdown?: string;
	readonly data?: string;
	readonly opensearch?: string;
}

const END = `
Installs the packages of the install line on the model's page, and runs the
page's code on the model's files, in a sandbox that reaches only this catalogue.
The outcome is stored in the data folder, and the model's page shows it.

Formats that may contain code, and code of a repository, are run only with
--trust. Exit codes: 0 all ran, 1 some failed or were not run, 2 usage error.
${examples(
	"vitrine check acme/tiny-chat",
	"vitrine check --all --under 2GB --markdown report.md --json report.json",
	"vitrine check acme/classifier --trust",
	"vitrine check acme/tiny-chat --library vllm",
)}`;

const KEYS = [...libraries, ...localApps].map(({ key }) => key);

/** `vitrine check MODEL…` */
export function checkCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("check")
		.description("Run the code of models on their files, and store the outcome")
		.argument("[models...]", "Ids of models whose files are here")
		.option("--all", "All models whose files are here; those with a current outcome are not run again")
		.addOption(sizeOption("--under <size>", "With --all: only models with smaller files, such as 2GB"))
		.addOption(
			suggesting(
				new Option("--library <key>", "Use the code for this library or app instead of the first on the page"),
				KEYS,
			),
		)
		.option("--trust", "Also run code of the repository, and formats that may contain code (pickle)")
		.option("--no-sandbox", "Run without a sandbox, with the permissions of this account")
		.option("--from-source", "Also install packages that are not published as wheels; building them runs their code")
		.option("--fresh", "Install the packages again, in their newest versions")
		.option("--again", "With --all: also run models with a current outcome")
		.addOption(wholeOption("--time <seconds>", "Stop a program after this time", 1, 86_400).default(600))
		.addOption(sizeOption("--memory <size>", "Stop a program that uses more memory than this").default(8e9, "8GB"))
		.option("--json <file>", "Write the report as JSON; - for standard output")
		.option("--markdown <file>", "Write the report as Markdown; - for standard output")
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", END)
		.action((models: readonly string[], options: Options) => check(io, models, options));
}

async function check(io: Io, ids: readonly string[], options: Options): Promise<void> {
	checkUsage(ids, options);
	const place = placeOf(io.env, options);
	if (!("data" in place)) throw new Misuse("Outcomes are kept in the data folder of a catalogue. Use --data DIR.");
	const sandbox = sandboxFor(io, options);
	const onNotice = (message: string): void => io.err(`${message}\n`);
	const store = await openStore({ ...place, onNotice, starter: false });
	try {
		const entries = await checked(io, store as CheckStore, place.data, ids, options, sandbox);
		await report(io, entries, options);
	} finally {
		await store.close();
	}
}

function checkUsage(ids: readonly string[], { all, under, again, json, markdown }: Options): void {
	if (all && ids.length > 0) throw new Misuse("Name models or use --all, not both.");
	if (!all && ids.length === 0) throw new Misuse("Name a model, or use --all (see --help).");
	if (!all && (under !== undefined || again)) throw new Misuse("--under and --again need --all.");
	if (json === "-" && markdown === "-") throw new Misuse("Only one report can be written to standard output.");
	if (json !== undefined && json !== "-") checkTarget("--json", json);
	if (markdown !== undefined && markdown !== "-") checkTarget("--markdown", markdown);
}

async function checked(
	io: Io,
	store: CheckStore,
	data: string,
	ids: readonly string[],
	options: Options,
	sandbox: Sandbox | undefined,
): Promise<readonly Entry[]> {
	const { all = false, under = Infinity, again = false, library, time, memory: most } = options;
	const models = all ? await allModels(store, under, io.signal) : await namedModels(store, ids);
	if (models.length === 0) throw new Failure(nothing(options));
	const lines = toLines(io, options);
	const onEntry = async (entry: Entry): Promise<void> => {
		if (io.errIsTerminal) io.overwrite("");
		await lines(lineOf(entry));
	};
	const { trust = false, fromSource = false, fresh = false } = options;
	return checkAll(io, {
		store,
		data,
		models,
		resume: all && !again,
		options: { library, trust, sandbox, time, memory: most, fromSource, fresh },
		onStep: (at, { record }, step) => {
			if (io.errIsTerminal) io.overwrite(`${at + 1} of ${models.length} · ${printable(record.id)} · ${step} …`);
		},
		onEntry,
	});
}

const nothing = ({ under }: Options): string =>
	`This catalogue has no ${under === undefined ? "" : "small enough "}model whose files are here. Import a folder with \`vitrine import FOLDER\`.`;

/** Where the lines about models go: to standard output, unless a report is written there. */
function toLines(io: Io, { json, markdown }: Options): (line: string) => Promise<void> {
	return json === "-" || markdown === "-" ? async (line) => io.err(line) : (line) => io.out(line);
}

/** Versions that a line has. */
const VERSIONS = 2;

function lineOf({ record, verdict, reason, outcome, isEarlier }: Entry): string {
	const figures = outcome && [`${secondsOf(outcome)} s`, memory(peakOf(outcome)), versionsOf(outcome.versions)];
	const parts = [
		...(figures ?? []),
		...(isEarlier ? [`checked on ${outcome?.at.slice(0, 10)}`] : []),
		...(reason ? [reason] : []),
	];
	return `${verdict.padEnd(7)}  ${[record.id, ...parts].map(printable).join(" · ")}\n`;
}

const versionsOf = (versions: Readonly<Record<string, string>>): string =>
	Object.entries(versions)
		.slice(0, VERSIONS)
		.map(([name, version]) => `${name} ${version}`)
		.join(", ");

/** Writes the reports and the counts; throws unless all models ran. */
async function report(io: Io, entries: readonly Entry[], options: Options): Promise<void> {
	const at = new Date().toISOString();
	await write(io, options.json, () => reportJson(entries, at));
	await write(io, options.markdown, () => reportMarkdown(entries, at));
	const { run, failed, "not run": not } = countsOf(entries);
	io.err(`${counted(entries.length, "model")}: ${run} ran, ${failed} failed, ${not} not run.\n`);
	if (run < entries.length) throw new Failure("");
}

async function write(io: Io, file: string | undefined, text: () => string): Promise<void> {
	if (file === undefined) return;
	if (file === "-") return io.out(text());
	try {
		writeWhole(file, text());
	} catch (error) {
		throw new Failure(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
	}
}
