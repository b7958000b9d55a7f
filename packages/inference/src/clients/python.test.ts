import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { printed, python } from "../../test/python.ts";
import { calledAs, planned } from "../../test/records.ts";
import { callableTasks, type CallOptions, kindOf, providers, snippet } from "../index.ts";
import { METHODS, SERVED } from "./huggingface_hub/served.ts";
import { snakeCase } from "./shared/names.ts";
import { SWEEP } from "../../../../test/sweep.ts";

const TASKS = callableTasks().filter((task) => task !== "conversational");

describe.skipIf(python === undefined)("the installed Python clients", () => {
	it("have the methods that are named after the tasks, and no other of the tasks'", () => {
		const names = JSON.stringify(TASKS.map(snakeCase));
		const present = printed(`
import json, huggingface_hub
print(json.dumps([name for name in ${names} if hasattr(huggingface_hub.InferenceClient, name)]))`) as string[];
		const known = METHODS.filter((task) => task !== "conversational").map(snakeCase);
		expect(present.sort()).toEqual([...known].sort());
	});

	it("serve of each provider what served.ts says", SWEEP, () => {
		const served = printed(`
import json
from huggingface_hub.inference._providers import PROVIDERS
print(json.dumps({provider: sorted(tasks) for provider, tasks in PROVIDERS.items()}))`) as Record<string, string[]>;
		const wrong = providers.flatMap(({ id, tasks, status }) => {
			const called = (served[id] ?? []).filter((task) => tasks.includes(task) && METHODS.includes(task));
			const isRight = status === "retired" || isDeepStrictEqual((SERVED[id] ?? []).toSorted(), called);
			return isRight ? [] : [lineOf(id, called)];
		});
		expect(wrong.join("\n"), "lines for SERVED of packages/inference/src/clients/huggingface_hub/served.ts").toBe("");
	});

	it("take the arguments that the snippets give them", SWEEP, () => {
		const numbers: CallOptions = { temperature: 0, max_tokens: 5, top_p: 0.5 };
		const programs = Object.values(SERVED)
			.flat()
			.filter((task, at, all) => task !== "conversational" && all.indexOf(task) === at)
			// It has a form of its own for tables of features, which is not the one that is served.
			.filter((task) => kindOf(task) !== "tabular")
			.map((task) => {
				const provider = Object.keys(SERVED).find((key) => SERVED[key]!.includes(task))!;
				const call = planned(calledAs(task), { provider, ...(task === "text-generation" ? numbers : {}) });
				return [snakeCase(task), snippet("python", "huggingface_hub", call.kind, call).content];
			});
		expect(programs.length).toBeGreaterThan(20);
		expect(printed(BINDING.replace("PROGRAMS", () => JSON.stringify(JSON.stringify(programs))))).toEqual([]);
	});

	it("of openai and fal-ai have the methods that the snippets call", () => {
		expect(
			printed(`
import json, fal_client, openai
client = openai.OpenAI(api_key="key")
found = [client.chat.completions.create, client.embeddings.create, fal_client.SyncClient.run, fal_client.SyncClient.subscribe]
print(json.dumps(all(callable(one) for one in found)))`),
		).toBe(true);
	});
});

/** The line of a provider in `served.ts`. */
const lineOf = (id: string, tasks: readonly string[]): string =>
	`${/^\w+$/.test(id) ? id : `"${id}"`}: [${tasks.map((task) => `"${task}"`).join(", ")}],`;

/** Binds the arguments of each call to the signature of its method, and prints what does not fit. */
const BINDING = `
import ast, inspect, json
from huggingface_hub import InferenceClient

wrong = []
for method, program in json.loads(PROGRAMS):
    for call in ast.walk(ast.parse(program)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == method:
            try:
                keywords = {keyword.arg: None for keyword in call.keywords}
                inspect.signature(getattr(InferenceClient, method)).bind(None, *call.args, **keywords)
            except TypeError as error:
                wrong.append(f"{method}: {error}")
            break
    else:
        wrong.append(f"{method} is not called")
print(json.dumps(wrong))
`;
