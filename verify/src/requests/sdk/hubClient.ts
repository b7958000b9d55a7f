/**
 * Makes calls with the hub's JavaScript client in one process: reads a JSON object per line, makes the call, and answers
 * {"status": 0}, or {"status": 1, "output"} if the client refused the call or could not read the response.
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

// The client comes from the packages of the snippets, so that both have the same version.
const [, , packages = "."] = process.argv;
const require = createRequire(join(packages, "client.js"));
const entry = join(dirname(require.resolve("@huggingface/inference")), "../esm/index.js");
const { InferenceClient } = (await import(pathToFileURL(entry).href)) as InferenceModule;

// The client caches what the hub says about a model, but the next call has another scenario.
const cacheModule = await import(pathToFileURL(join(dirname(entry), "lib/getInferenceProviderMapping.js")).href);
const mappingCache = cacheModule.inferenceProviderMappingCache as Map<string, unknown>;

// The client logs to the console, but standard output is for answers.
console.log = console.error;

/** The time limit of a call, in milliseconds. */
const LIMIT = 20_000;

for await (const line of createInterface({ input: process.stdin })) {
	const { call, folder } = JSON.parse(line) as { call: JavaScriptCall; folder: string };
	mappingCache.clear();
	const answer = await makeCall(call, folder).then(
		() => ({ status: 0, output: "" }),
		(error: Error) => ({ status: 1, output: messageOf(error) }),
	);
	process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** The message of an error and of its causes. */
function messageOf({ message, cause }: Error): string {
	return cause instanceof Error ? `${message}: ${messageOf(cause)}` : message;
}

async function makeCall({ token, endpointUrl, method, args, billTo }: JavaScriptCall, folder: string): Promise<void> {
	const client = new InferenceClient(token, endpointUrl === undefined ? {} : { endpointUrl });
	const call = client[method];
	if (typeof call !== "function") throw new Error(`the client has no method ${method}`);
	const signal = AbortSignal.timeout(LIMIT);
	const response: unknown = call.call(client, withFiles(args, folder), { ...(billTo && { billTo }), signal });
	if (typeof response === "object" && response !== null && Symbol.asyncIterator in response)
		for await (const _ of response as AsyncIterable<unknown>);
	else await response;
}

/** The arguments with Blobs for the files that they name. */
function withFiles(value: unknown, folder: string): unknown {
	if (Array.isArray(value)) return value.map((item) => withFiles(item, folder));
	if (typeof value !== "object" || value === null) return value;
	if ("$file" in value && "type" in value)
		return new Blob([readFileSync(join(folder, String(value.$file)))], { type: String(value.type) });
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item, folder)]));
}
