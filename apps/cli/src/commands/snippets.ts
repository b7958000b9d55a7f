import { open } from "node:fs/promises";
import { Option, type Command } from "commander";
import { CLIENTS, type Endpoint } from "@vitrine/inference";
import type { Row } from "@vitrine/search";
import type { Store } from "@vitrine/store";
import { answer, runBatch, type ErrorLine, type Output, type SnippetLine } from "../batch.ts";
import { withCatalogue } from "../catalogue.ts";
import { endpointsOf, endpointsOption } from "../endpoints.ts";
import { Failure, Misuse } from "../errors.ts";
import { json } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, jsonOption, listOption, opensearchOption } from "../options.ts";
import { library as libraryOfKey } from "./libraries.ts";

interface Options {
	readonly batch?: string;
	readonly library?: readonly string[];
	readonly provider?: string;
	readonly providerId?: string;
	readonly route?: string;
	readonly endpointUrl?: string;
	readonly tokenVariable?: string;
	readonly billTo?: string;
	readonly client?: readonly string[];
	readonly language?: readonly string[];
	readonly stream?: boolean;
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
	readonly endpoints?: string;
}

const BATCH = `
Without --provider and --endpoint-url only ways to load the model are given.

A batch is NDJSON. Each line asks
  {"key", "model", "provider", "providerId", "route", "stream", "messages", "inputs", "temperature", "max_tokens",
   "top_p", "response_format", "tools", "tool_choice", "billTo", "accessToken", "endpointUrl", "tokenVariable",
   "languages", "clients", "kinds"}
of which only "model", a record in the fields of a hub's API, is needed. "kinds" are load, call and app, all unless
named; calls need a provider or an endpointUrl; "clients" go by names such as python/requests. Answers are lines
  {"key", "kind", "language", "client" or "library" or "app", "title", "content"}
in the order of the questions, or {"key", "error": {"message", "field"}} for what cannot be answered.`;

/** `vitrine snippets MODEL` and `vitrine snippets --batch -` */
export function snippetsCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("snippets")
		.description("print code that loads or calls a model")
		.argument("[model]", "the id of a model in the catalogue")
		.option("--batch <file>", "answer the NDJSON lines of a file, or of standard input (-)")
		.addOption(listOption("--library <key>", "only ways to load it with this library"))
		.option("--provider <id>", "call it at a provider, or at `auto`")
		.option("--provider-id <name>", "the provider's own name of the model")
		.addOption(new Option("--route <route>", "whom raw clients call").choices(["provider", "router"]))
		.option("--endpoint-url <url>", "call an endpoint of your own; its base, including /v1")
		.option("--token-variable <name>", "environment variable with the endpoint's token")
		.option("--bill-to <account>", "account that pays")
		.addOption(listOption("--client <name>", "only this client, such as requests or js/openai"))
		.addOption(listOption("--language <name>", "only python, js, sh or text"))
		.option("--stream", "stream the answer of a chat")
		.addOption(jsonOption())
		.addOption(endpointsOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", BATCH)
		.action((model: string | undefined, options: Options) => snippets(io, model, options));
}

async function snippets(io: Io, model: string | undefined, options: Options): Promise<void> {
	if (options.batch !== undefined && model !== undefined) throw new Misuse("Give a model or --batch, not both.");
	const endpoints = await endpointsOf(io, options.endpoints);
	if (options.batch !== undefined) return batch(io, options.batch, endpoints);
	if (model === undefined) throw new Misuse("Say which model, or --batch FILE. (--help says what there is)");
	const row = await withCatalogue(io, options, (store) => found(store, model));
	const outputs = answered(io, row, options, endpoints);
	const lines = outputs.filter((output) => "content" in output);
	const errors = outputs.filter((output) => "error" in output);
	if (options.json) await io.out(json(lines.map(withoutKey)));
	else await io.out(lines.map((line) => printed(io, line, lines.length)).join("\n"));
	for (const { error } of errors) io.err(`${error.message}\n`);
	if (errors.length > 0) throw refusal(errors);
	if (lines.length === 0) throw new Failure(`There is no such snippet for ${row.record.id}.`);
	if (!options.provider && !options.endpointUrl && !options.json)
		io.err("--provider NAME shows how to call it over HTTP.\n");
}

async function batch(io: Io, file: string, endpoints: readonly Endpoint[]): Promise<void> {
	const input = file === "-" ? io.input : await linesIn(file).catch((error: Error) => unreadable(file, error));
	await runBatch({ input, write: (text) => io.out(text), log: (message) => io.err(`${message}\n`), endpoints });
}

async function linesIn(file: string): Promise<AsyncIterable<Uint8Array>> {
	const handle = await open(file);
	if (!(await handle.stat()).isDirectory()) return handle.createReadStream();
	await handle.close();
	throw new Error("it is a folder");
}

function unreadable(file: string, error: Error): never {
	throw new Failure(
		`--batch: ${JSON.stringify(file)} cannot be read (${error.message}). Name a file of NDJSON lines, or - for standard input.`,
	);
}

async function found({ index }: Store, id: string): Promise<Row> {
	const row = await index.get(id);
	if (row) return row;
	const near = await index.similar(id, 3);
	const advice = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "`vitrine search WORDS` finds models.";
	throw new Failure(`There is no model ${JSON.stringify(id)} in the catalogue. ${advice}`);
}

/** The answer of a batch to one line with these options. */
function answered(io: Io, { record }: Row, options: Options, endpoints: readonly Endpoint[]): readonly Output[] {
	const { library, language, client } = options;
	const { provider, providerId, route, endpointUrl, tokenVariable, billTo, stream } = options;
	const libraries = library?.map((key) => libraryOfKey(key).key);
	const calls = provider !== undefined || endpointUrl !== undefined;
	const kinds = [
		...(calls && !libraries ? ["call"] : []),
		...(libraries || !calls ? ["load"] : []),
		...(calls && libraries ? ["call"] : []),
	];
	const clients = client?.flatMap(clientNames);
	const call = { provider, providerId, route, endpointUrl, tokenVariable, billTo, stream };
	const ask = { key: record.id, model: record, ...call, kinds, languages: language, clients };
	const outputs = answer(JSON.stringify(ask), 1, (message) => io.err(`${message}\n`), endpoints);
	return outputs.filter((output) => !libraries || !("library" in output) || libraries.includes(output.library ?? ""));
}

/** `requests` is python/requests; `openai` is one in each language that has it. */
function clientNames(client: string): readonly string[] {
	const named = CLIENTS.filter(({ name }) => name === client).map(({ language, name }) => `${language}/${name}`);
	return named.length > 0 ? named : [client];
}

function withoutKey(line: SnippetLine): object {
	return Object.fromEntries(Object.entries(line).filter(([name]) => name !== "key"));
}

/** The messages have been printed: this is only whose fault it was. */
function refusal(errors: readonly ErrorLine[]): Error {
	const isOfModel = errors.every(({ error }) => error.field?.startsWith("model"));
	return isOfModel ? new Failure("") : new Misuse("");
}

/** One snippet alone is printed bare, to be piped; several stand under what they are. */
function printed(io: Io, { kind, language, client, library, title, content }: SnippetLine, of: number): string {
	if (of === 1) return `${content}\n`;
	const names = [kind, language, client ?? library, title].filter((name) => name);
	return `${io.style("bold", `── ${names.join(" · ")} ──`)}\n${content}\n`;
}
