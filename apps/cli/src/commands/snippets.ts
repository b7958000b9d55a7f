import { open } from "node:fs/promises";
import type { Command } from "commander";
import { CLIENTS, type Endpoint, fullName, OPTION_FACTS, wireName } from "@vitrine/inference";
import type { Row } from "@vitrine/search";
import { type Store, whyUnread } from "@vitrine/store";
import type { CheckedHere } from "@vitrine/verify";
import {
	answer,
	APPS,
	type ErrorLine,
	type SnippetKind,
	KINDS,
	LANGUAGES,
	LOADERS,
	type LogMessage,
	type Output,
	runBatch,
	type SnippetLine,
	standingOf,
} from "../batch.ts";
import { callFlags, givenCallOptions } from "../callOptions.ts";
import { withFiles } from "../check/models.ts";
import { withCatalogue } from "../catalogue.ts";
import { endpointsOf, endpointsOption } from "../endpoints.ts";
import { Failure, Misuse } from "../errors.ts";
import { doubts, json, printable, printableLines } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, examples, jsonOption, listOption, opensearchOption } from "../options.ts";
import { addRunFlags, checkRunFlags, type RunFlags } from "../running/options.ts";
import { chosenProgram } from "../running/program.ts";
import { runSnippet } from "../running/runSnippet.ts";
import { type Subject, subjectOf } from "../running/subject.ts";
import { checkReport } from "../report.ts";
import { library as libraryOfKey } from "./libraries.ts";

interface Options extends RunFlags {
	readonly batch?: string;
	readonly library?: readonly string[];
	readonly client?: readonly string[];
	readonly language?: readonly string[];
	readonly kind?: readonly SnippetKind[];
	readonly app?: readonly string[];
	readonly quant?: string;
	readonly file?: string;
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
	readonly endpoints?: string;
	/** The options of the call. */
	readonly [option: string]: unknown;
}

/** Fields of a line that say which libraries, apps and files. */
const OTHER_FIELDS = ["libraries", "apps", "quant", "file"];

const END = `
With --provider or --endpoint-url, prints code to call the model; with --app,
--quant or --file, commands of local apps; otherwise, code to load it. Or
choose with --kind.

A batch is NDJSON. A line of input has the fields
${listed(["key", "model", "kinds", ...OPTION_FACTS.map(wireName), "languages", "clients", ...OTHER_FIELDS])}
Only "model" is required: a record in the fields of a hub's API. "kinds" are
load, call and app (default: all); calls need "provider" or "endpointUrl";
"clients" have names such as python/requests. A line of output has the fields
  key, kind, language, client or library or app, title, content,
  note, level, checked, levelReason
in the order of the input. "level" is the check level of the code, null if
it was not checked. An error is {"key", "error": {"message", "field"}}.
${examples(
	"vitrine snippets openai/whisper-large-v3",
	"vitrine snippets Qwen/Qwen3-0.6B --provider hf-inference --client curl",
	"vitrine snippets Qwen/Qwen3-0.6B --provider hf-inference --language js --run",
	"vitrine snippets --batch - < models.ndjson > snippets.ndjson",
)}`;

/** Names on lines of 80 columns. */
function listed(names: readonly string[]): string {
	const lines = [""];
	for (const [at, name] of names.entries()) {
		const word = at < names.length - 1 ? `${name},` : name;
		const last = lines.at(-1) ?? "";
		if (last.length + word.length + 3 > 80) lines.push(`  ${word}`);
		else lines[lines.length - 1] = last === "" ? `  ${word}` : `${last} ${word}`;
	}
	return lines.join("\n");
}

/** `vitrine snippets MODEL` and `vitrine snippets --batch -` */
export function snippetsCommand(vitrine: Command, io: Io): void {
	const command = vitrine
		.command("snippets")
		.description("Print code to load or call a model")
		.argument("[model]", "Id of a model in the catalogue")
		.option("--batch <file>", "Read NDJSON lines from a file, or from standard input (-), and print code for each")
		.addOption(listOption("--kind <kind>", `Only code of this kind: ${KINDS.join(", ")}`, KINDS))
		.addOption(
			listOption("--library <key>", "Load the model with this library; `files` only downloads its files", LOADERS),
		)
		.addOption(listOption("--app <key>", "Open the model in this local app", APPS))
		.option("--quant <name>", "Quantization of the GGUF file that an app opens, such as Q4_K_M")
		.option("--file <path>", "Path of the GGUF file that an app opens")
		.addOption(listOption("--client <name>", "Only this client, such as requests or js/openai", CLIENT_NAMES))
		.addOption(listOption("--language <name>", "Only this language: python, js, sh or text", LANGUAGES))
		.addHelpText("after", END)
		.action((model: string | undefined, options: Options) => snippets(io, model, options));
	addRunFlags(command);
	for (const flag of [...callFlags(), jsonOption(), endpointsOption(), dataOption(), opensearchOption()])
		command.addOption(flag);
}

async function snippets(io: Io, model: string | undefined, options: Options): Promise<void> {
	if (options.batch !== undefined && model !== undefined) throw new Misuse("Use a model or --batch, not both.");
	checkRunFlags(options);
	const endpoints = endpointsOf(io, options.endpoints);
	if (options.batch !== undefined) return batch(io, options.batch, endpoints);
	if (model === undefined) throw new Misuse("Name a model, or use --batch FILE (see --help).");
	const { row, outcome, here } = await withCatalogue(io, options, async (store) => {
		const row = await found(store, model);
		return { row, outcome: await store.outcomes?.of(row), here: options.run && (await withFiles(store, row)) };
	});
	const ignored: string[] = [];
	const log: LogMessage = (message, isError = false) => {
		if (!isError) ignored.push(message);
	};
	const outputs = answered(row, options, endpoints, log, outcome);
	const lines = outputs.filter((output) => "content" in output);
	const errors = outputs.filter((output) => "error" in output);
	for (const message of ignored) io.err(`${message}\n`);
	if (options.run && errors.length === 0)
		return runFirst(io, lines, options, subjectOf(io, row, here || undefined, endpoints, options));
	if (options.json) await io.out(json(lines.map(withoutKey)));
	else await print(io, lines);
	io.err(doubts([row.record.id]));
	for (const { error } of errors) io.err(`${printableLines(error.message)}\n`);
	if (errors.length > 0) throw refusal(errors);
	if (lines.length === 0) throw new Failure(`No snippet for ${row.record.id} matches these options.`);
	if (!options["provider"] && !options["endpointUrl"] && !options.json)
		io.err("For code to call it over HTTP, add --provider ID.\n");
}

/** Prints the first program and its install line, and runs it. */
async function runFirst(io: Io, lines: readonly SnippetLine[], options: Options, subject: Subject): Promise<void> {
	const chosen = chosenProgram(lines, subject.record.id);
	if (chosen.install !== "") io.err(`${chosen.install}\n`);
	await print(io, [chosen.line]);
	io.err(doubts([subject.record.id]));
	await runSnippet(io, chosen, subject, options);
}

async function batch(io: Io, file: string, endpoints: readonly Endpoint[]): Promise<void> {
	const input = file === "-" ? io.input : await linesIn(file).catch((error: Error) => unreadable(file, error));
	const log = (message: string): void => io.err(`${message}\n`);
	await runBatch({ input, write: (text) => io.out(text), log, endpoints, report: checkReport() });
}

async function linesIn(file: string): Promise<AsyncIterable<Uint8Array>> {
	const handle = await open(file);
	if (!(await handle.stat()).isDirectory()) return handle.createReadStream();
	await handle.close();
	throw new Error("it is a folder");
}

function unreadable(file: string, error: Error): never {
	throw new Failure(
		`--batch: ${JSON.stringify(file)} cannot be read (${whyUnread(error)}). Use a file of NDJSON lines, or - for standard input.`,
	);
}

async function found({ index }: Store, id: string): Promise<Row> {
	const row = await index.get(id);
	if (row) return row;
	const near = await index.similar(id, 3);
	const advice = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Find models with `vitrine search WORDS`.";
	throw new Failure(`Model ${JSON.stringify(id)} is not in the catalogue. ${advice}`);
}

/** The answer of a batch to one line with these options. */
function answered(
	{ record }: Row,
	options: Options,
	endpoints: readonly Endpoint[],
	log: LogMessage,
	outcome?: CheckedHere,
): readonly Output[] {
	const { library, language, client, app, quant, file } = options;
	for (const key of library ?? []) if (key !== "files") libraryOfKey(key);
	const call = givenCallOptions(options);
	const kinds = options.kind ?? kindsOf(options, call);
	const clients = client?.flatMap(clientNames);
	const chosen = { libraries: library, apps: app, quant, file };
	const ask = { key: record.id, model: record, ...call, kinds, languages: language, clients, ...chosen };
	return answer(JSON.stringify(ask), 1, log, endpoints, checkReport(), outcome);
}

/** Clients by their names, and by their full names. */
const CLIENT_NAMES = [...new Set(CLIENTS.flatMap((client) => [client.name, fullName(client)]))];

/** The kinds that the other options ask for. */
function kindsOf(options: Options, call: Readonly<Record<string, unknown>>): readonly SnippetKind[] {
	const asked: readonly SnippetKind[] = [
		...(options.library ? (["load"] as const) : []),
		...(call["provider"] !== undefined || call["endpointUrl"] !== undefined ? (["call"] as const) : []),
		...(options.app || options.quant !== undefined || options.file !== undefined ? (["app"] as const) : []),
	];
	return asked.length > 0 ? asked : ["load"];
}

/** `requests` is python/requests; `openai` is the client of that name in each language. */
function clientNames(client: string): readonly string[] {
	const named = CLIENTS.filter(({ name }) => name === client).map(({ language, name }) => `${language}/${name}`);
	return named.length > 0 ? named : [client];
}

function withoutKey(line: SnippetLine): object {
	return Object.fromEntries(Object.entries(line).filter(([name]) => name !== "key"));
}

/** Only decides the exit code: the messages have been printed. */
function refusal(errors: readonly ErrorLine[]): Error {
	const isOfModel = errors.every(({ error }) => error.field?.startsWith("model"));
	return isOfModel ? new Failure("") : new Misuse("");
}

/** Several snippets have headings; a single one is printed bare, to be piped, and what the checks state goes to the error stream. */
async function print(io: Io, lines: readonly SnippetLine[]): Promise<void> {
	const [first, ...others] = lines;
	if (first === undefined) return;
	if (others.length > 0) return io.out(lines.map((line) => headed(io, line)).join("\n"));
	await io.out(`${printableLines(first.content)}\n`);
	io.err(aboutText(first));
}

function headed(io: Io, line: SnippetLine): string {
	const { kind, language, client, library, title, content } = line;
	const names = [kind, language, client ?? library, title].flatMap((name) => (name ? [printable(name)] : []));
	return `${io.style("bold", `── ${names.join(" · ")} ──`)}\n${io.style("dim", aboutText(line))}${printableLines(content)}\n`;
}

/** The note of a snippet, and its check level; nothing for a note or a link. */
function aboutText(line: SnippetLine): string {
	if (line.level === undefined) return "";
	return [line.note, standingOf(line)]
		.flatMap((text) => (text === undefined ? [] : `${printableLines(text)}\n`))
		.join("");
}
