import type { InferenceClient } from "@huggingface/inference";
import type { Attempt } from "./marks.ts";

/** A request that the client was about to send. */
export interface Captured {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

let asked = 0;

/**
 * Calls the method and returns its first request without using the network: the hub's answer about the model is a stub,
 * and the request to the provider is recorded, not sent.
 */
export async function requestOf(
	client: InferenceClient,
	method: string,
	provider: string,
	task: string,
	attempt: Attempt,
): Promise<Captured> {
	const { args, providerId } = attempt;
	let captured: Captured | undefined;
	const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
		if (init?.method !== "POST") return Response.json({ inferenceProviderMapping: mappingOf(provider, attempt, task) });
		captured ??= { url, headers: init.headers as Record<string, string>, body: init.body };
		throw new Error("kept, not sent");
	};
	try {
		await exhaust(methodOf(client, method)({ model: modelOf(provider, providerId), provider, ...args }, { fetch }));
	} catch (error) {
		if (!captured) throw error;
	}
	if (!captured) throw new Error(`${provider}, ${task}: ${method} made no request`);
	return captured;
}

type Method = (args: unknown, options: unknown) => unknown;

function methodOf(client: InferenceClient, name: string): Method {
	const method = (client as unknown as Record<string, unknown>)[name];
	if (typeof method !== "function") throw new Error(`the client has no method ${name}`);
	return method.bind(client) as Method;
}

/** The client caches the hub's answer about a model, so each call uses a different model. */
const modelOf = (provider: string, providerId: string): string =>
	provider === "openai" ? `openai/${providerId}` : nextModel();

/** The id of a model that the client has not asked about. */
export const nextModel = (): string => `${MARKED}${asked++}`;

/** How the ids of the models begin. */
export const MARKED = "marked/model-";

/** The hub's answer about the model; an adapter's weights are at a marked path, unless the attempt says which. */
const mappingOf = (provider: string, { providerId, lora, weights = "{weights}" }: Attempt, task: string): object => ({
	[provider]: {
		providerId,
		status: "live",
		task,
		...(lora && { adapter: "lora" }),
		...(lora?.hasWeights && { adapterWeightsPath: weights }),
	},
});

async function exhaust(answer: unknown): Promise<void> {
	if (typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer)
		for await (const _ of answer as AsyncIterable<unknown>) return;
	await answer;
}
