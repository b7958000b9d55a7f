/**
 * Has the hub's own JavaScript client make calls, in one process: reads one JSON object a line, makes the call and
 * answers {"status": 0}, or {"status": 1, "output"} where the client refused or could not read the answer.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { JavaScriptCall } from "./javascript.ts";

interface InferenceModule {
	readonly InferenceClient: new (token: string | undefined, options: object) => Readonly<Record<string, unknown>>;
}

/** The client is the one beside the snippets that are run, so that both are of one version. */
const home = createRequire(join(process.argv[2]!, "asker.js"));
const entry = join(dirname(home.resolve("@huggingface/inference")), "../esm/index.js");
const { InferenceClient } = (await import(pathToFileURL(entry).href)) as InferenceModule;

/** The client remembers what the hub said of a model; the next call is told something else of the same one. */
const memory = await import(pathToFileURL(join(dirname(entry), "lib/getInferenceProviderMapping.js")).href);
const forget = (): void => (memory.inferenceProviderMappingCache as Map<string, unknown>).clear();

/** The client tells what it does; answers alone go where they are read. */
console.log = console.error;

/** Milliseconds that a call may take. */
const LIMIT = 20_000;

for await (const line of createInterface({ input: process.stdin })) {
	const { call, folder } = JSON.parse(line) as { call: JavaScriptCall; folder: string };
	forget();
	const answer = await made(call, folder).then(
		() => ({ status: 0, output: "" }),
		(error: Error) => ({ status: 1, output: said(error) }),
	);
	process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** What an error says, and what was behind it. */
function said({ message, cause }: Error): string {
	return cause instanceof Error ? `${message}: ${said(cause)}` : message;
}

async function made({ token, endpointUrl, method, args, billTo }: JavaScriptCall, folder: string): Promise<void> {
	const client = new InferenceClient(token, endpointUrl === undefined ? {} : { endpointUrl });
	const found = client[method];
	if (typeof found !== "function") throw new Error(`the client has no method ${method}`);
	const signal = AbortSignal.timeout(LIMIT);
	const answer: unknown = found.call(client, withFiles(args, folder), { ...(billTo && { billTo }), signal });
	if (typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer)
		for await (const _ of answer as AsyncIterable<unknown>);
	else await answer;
}

/** The arguments with each file that they name read. */
function withFiles(value: unknown, folder: string): unknown {
	if (Array.isArray(value)) return value.map((item) => withFiles(item, folder));
	if (typeof value !== "object" || value === null) return value;
	if ("$file" in value && "type" in value)
		return new Blob([readFileSync(join(folder, String(value.$file)))], { type: String(value.type) });
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item, folder)]));
}
