// Runs the snippets for a custom endpoint, as printed, against a real server:
//     node scripts/with-node.mjs verify/src/endpoints/main.ts [--url URL --model NAME]
// Without --url, it starts `transformers serve` with the miniature chat model of the starter catalogue.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CallSnippet, type Endpoint, readEndpoints, snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { pythonEnvironment, pythonInstallHint } from "../environments/python.ts";
import { findTooling, type Tooling } from "../requests/tooling.ts";
import { serveModel } from "./server.ts";
import { runSnippet, type SnippetResult } from "./snippets.ts";

const MINIATURES = join(import.meta.dirname, "../../../starter/miniatures");
const VARIABLE = "ENDPOINT_KEY";
const RECORD: ModelRecord = { id: "vitrine/tiny-chat", tags: ["conversational"], pipeline_tag: "text-generation" };

const { values } = parseArgs({ options: { url: { type: "string" }, model: { type: "string" } } });
process.exitCode =
	values.url === undefined ? await runOnMiniature() : await runOn(values.url, values.model ?? RECORD.id);

async function runOnMiniature(): Promise<number> {
	const environment = pythonEnvironment("run");
	if (!environment) {
		console.error(`${pythonInstallHint("run")} Or give your own server: --url URL --model NAME.`);
		return 1;
	}
	console.log(`Starting transformers serve ${environment.versions.get("transformers")} with ${RECORD.id} …`);
	const server = await serveModel(environment.python, MINIATURES, RECORD.id);
	try {
		return await runOn(server.url, RECORD.id);
	} finally {
		await server.close();
	}
}

/** Runs every snippet, with and without streaming; returns the exit code. */
async function runOn(url: string, model: string): Promise<number> {
	const endpoints = readEndpoints({ endpoints: [{ id: "own", url, model, tokenVariable: VARIABLE }] });
	const tooling = findTooling();
	const states: State[] = [];
	for (const streaming of [false, true])
		for (const snippet of snippetsFor(endpoints, streaming)) states.push(await runOne(snippet, streaming, tooling));
	const count = (state: State): number => states.filter((one) => one === state).length;
	console.log(`${count("ran")} ran, ${count("failed")} failed, ${count("skipped")} not run`);
	return count("failed") > 0 || count("ran") === 0 ? 1 : 0;
}

type State = "ran" | "failed" | "skipped";

const snippetsFor = (endpoints: readonly Endpoint[], streaming: boolean): readonly CallSnippet[] =>
	snippets(RECORD, {
		provider: "own",
		endpoints,
		streaming,
		messages: [{ role: "user", content: "Where is the harbour?" }],
		temperature: 1,
		max_tokens: 24,
	});

async function runOne(snippet: CallSnippet, streaming: boolean, tooling: Tooling): Promise<State> {
	const result = await runSnippet(snippet, tooling, { [VARIABLE]: "any" });
	const state = stateOf(result);
	const name = `${snippet.language}/${snippet.client}${streaming ? ", streaming" : ""}`;
	console.log(`${state.padEnd(8)}${name.padEnd(38)}${detailsOf(result, state)}`);
	return state;
}

function stateOf(result: SnippetResult | undefined): State {
	if (result === undefined) return "skipped";
	// A model with random weights answers with noise, so that any output counts.
	return result.status === 0 && result.output !== "" ? "ran" : "failed";
}

function detailsOf(result: SnippetResult | undefined, state: State): string {
	if (result === undefined) return "its package is not installed";
	return state === "ran" ? JSON.stringify(result.output.slice(-60)) : result.errors.slice(-600);
}
