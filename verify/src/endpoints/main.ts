// Runs the snippets of an endpoint of one's own against a real server, as they are printed:
//     node scripts/with-node.mjs verify/src/endpoints/main.ts [--url URL --model NAME]
// Without --url it starts `transformers serve` on the miniature chat model of the starter catalogue.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readEndpoints, snippets, type Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { environment, howToInstall } from "../environment.ts";
import { findTooling } from "../requests/tooling.ts";
import { serveModel } from "./server.ts";
import { runSnippet } from "./snippets.ts";

const MINIATURES = join(import.meta.dirname, "../../../starter/miniatures");
const VARIABLE = "ENDPOINT_KEY";
const RECORD: ModelRecord = { id: "vitrine/tiny-chat", tags: ["conversational"], pipeline_tag: "text-generation" };

const { values } = parseArgs({ options: { url: { type: "string" }, model: { type: "string" } } });
process.exitCode = values.url === undefined ? await onMiniature() : await ask(values.url, values.model ?? RECORD.id);

async function onMiniature(): Promise<number> {
	const run = environment("run");
	if (!run) {
		console.error(`${howToInstall("run")} Or name a server of yours: --url URL --model NAME.`);
		return 1;
	}
	console.log(`Starting transformers serve ${run.versions.get("transformers")} on ${RECORD.id} …`);
	const server = await serveModel(run.python, MINIATURES, RECORD.id);
	try {
		return await ask(server.url, RECORD.id);
	} finally {
		await server.close();
	}
}

/** Runs every snippet, whole and streaming; gives how many failed, as an exit code. */
async function ask(url: string, model: string): Promise<number> {
	const endpoints = readEndpoints({ endpoints: [{ id: "own", url, model, tokenVariable: VARIABLE }] });
	const results = [await runAll(endpoints, false), await runAll(endpoints, true)].flat();
	const count = (result: string): number => results.filter((one) => one === result).length;
	console.log(`${count("ran")} ran, ${count("failed")} failed, ${count("skipped")} not run`);
	return count("failed") > 0 || count("ran") === 0 ? 1 : 0;
}

type Result = "ran" | "failed" | "skipped";

async function runAll(endpoints: readonly Endpoint[], streaming: boolean): Promise<readonly Result[]> {
	const tooling = findTooling();
	const messages = [{ role: "user", content: "Where is the harbour?" }];
	const results: Result[] = [];
	for (const one of snippets(RECORD, {
		provider: "own",
		endpoints,
		streaming,
		messages,
		temperature: 1,
		max_tokens: 24,
	})) {
		const outcome = await runSnippet(one, tooling, { [VARIABLE]: "any" });
		// What a model of random weights says is noise, or nothing: that the answer was read to its end is what counts.
		const result = outcome === undefined ? "skipped" : outcome.status === 0 && outcome.output !== "" ? "ran" : "failed";
		results.push(result);
		const name = `${one.language}/${one.client}${streaming ? ", streaming" : ""}`;
		const said =
			result === "ran"
				? JSON.stringify(outcome!.output.slice(-60))
				: (outcome?.errors.slice(-600) ?? "its package is not here");
		console.log(`${result.padEnd(8)}${name.padEnd(38)}${said}`);
	}
	return results;
}
