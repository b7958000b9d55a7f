import { InferenceClient } from "@huggingface/inference";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { camelCase } from "../clients/shared/names.ts";
import { providers, type Steps, type Wait } from "../index.ts";
import { calledAs, planned } from "../../test/records.ts";
import { argumentsOf } from "../../test/real.ts";

const TICKET = "t-1";
const FILE = "https://files.example/result";

const waited = providers.flatMap(({ id, polling = [] }) =>
	polling.flatMap(({ tasks }) => tasks.map((task) => ({ provider: id, task }))),
);
const current = waited.filter(({ provider }) => providers.find(({ id }) => id === provider)!.tasks.length > 0);

/** JSON with a value at the end of a path. */
const holding = (way: Steps, value: unknown): unknown =>
	way.reduceRight<unknown>((inner, step) => (typeof step === "string" ? { [step]: inner } : [inner]), value);

/** Both values in one object, for paths that differ. */
function merged(one: unknown, other: unknown): unknown {
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return other;
	const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
	return Object.fromEntries(
		keys.map((key) => [
			key,
			key in one ? (key in other ? merged(of(one, key), of(other, key)) : of(one, key)) : of(other, key),
		]),
	);
}

const of = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];

/** Answers like a provider with such tickets; returns the requested URLs. */
function playing(wait: Wait, word: string): string[] {
	const ticket = wait.isAddress ? `https://other.example/${TICKET}` : TICKET;
	const told = merged(holding(wait.word, word), holding(wait.at, FILE));
	const asked: string[] = [];
	const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
		if (init?.method === "POST")
			return Response.json(merged({ request_id: "r", task_status: "PROCESSING" }, holding(wait.ticket, ticket)));
		asked.push(url);
		return url === FILE ? new Response("bytes") : Response.json(told);
	};
	vi.stubGlobal("fetch", fetch);
	return asked;
}

const addresses = ({ state, result, isAddress }: Wait): string[] =>
	[state, result].flatMap((around) => (around ? [around.join((isAddress ? "/" : "") + TICKET)] : []));

describe("a result that is waited for", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	it("is there for every task that the providers say is waited for", () => {
		expect(current.length).toBeGreaterThan(15);
		for (const { provider, task } of current)
			expect(waitFor(provider, task, "own").type, `${provider}, ${task}`).toBe("queue");
	});

	it.each(current)("is asked for where the real client asks: $provider, $task", async ({ provider, task }) => {
		for (const accessToken of ["hf_mine", "own"]) {
			const { wait } = waitFor(provider, task, accessToken);
			const asked = playing(wait, wait.done);
			await realAnswer(provider, task, accessToken);
			expect(asked).toEqual([...addresses(wait), FILE]);
		}
	});

	it.each(current)(
		"ends at the words that end it for the real client: $provider, $task",
		async ({ provider, task }) => {
			const { wait } = waitFor(provider, task, "own");
			for (const word of wait.failed) {
				const asked = playing(wait, word);
				await expect(realAnswer(provider, task, "own")).rejects.toThrow();
				expect(asked).toEqual(addresses(wait).slice(0, 1));
			}
		},
	);
});

interface Queue {
	readonly type: string;
	readonly wait: Wait;
}

const NAMES: Readonly<Record<string, string>> = { novita: "MiniMax-H3" };

function waitFor(provider: string, task: string, accessToken: string): Queue {
	const providerId = NAMES[provider] ?? "own/name";
	return planned(calledAs(task), { provider, providerId, accessToken }).request!.answer as Queue;
}

let asked = 0;

async function realAnswer(provider: string, task: string, accessToken: string): Promise<unknown> {
	const providerId = NAMES[provider] ?? "own/name";
	const call = planned(calledAs(task), { provider, providerId, accessToken });
	const mapping = { inferenceProviderMapping: { [provider]: { providerId, status: "live", task } } };
	const provided = globalThis.fetch;
	const fetch: typeof globalThis.fetch = (url, init) =>
		init?.method === "POST" ? provided(url, init) : Promise.resolve(Response.json(mapping));
	const client = new InferenceClient(accessToken, { fetch }) as unknown as Record<
		string,
		(args: unknown) => Promise<unknown>
	>;
	const answer = client[camelCase(task)]!({ model: `waited/model-${asked++}`, provider, ...argumentsOf(call) });
	answer.catch(() => {});
	await vi.runAllTimersAsync();
	return answer;
}
