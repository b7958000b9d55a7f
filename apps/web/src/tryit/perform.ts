import { isObject } from "@vitrine/model";
import type { TrialView } from "../trial/view.ts";
import { readResult } from "./result.ts";
import type { TrialResult } from "./shapes.ts";

interface CallOptions {
	/** Empty if none is needed. */
	readonly token: string;
	/** The reader's file, if the call takes one. */
	readonly file: File | undefined;
	readonly signal: AbortSignal;
	readonly fetch: typeof fetch;
	/** Called with the text so far of a streamed answer. */
	readonly onText: (text: string) => void;
}

type Method = (args: object, options: object) => unknown;

/** Makes the call through the client library, and throws what it throws. */
export async function perform(trial: TrialView, by: CallOptions): Promise<TrialResult> {
	if (trial.refused !== undefined) throw new Error(trial.refused);
	const { InferenceClient } = await import("./client.ts");
	by.signal.throwIfAborted();
	const { endpointUrl, billTo } = trial;
	const client = new InferenceClient(by.token || undefined, endpointUrl === undefined ? {} : { endpointUrl });
	const options = {
		fetch: withMapping(trial, by.fetch),
		signal: by.signal,
		// The client would retry at once, without end.
		retry_on_error: false,
		...(billTo !== undefined && { billTo }),
	};
	const name = methodOf(trial);
	const method = (client as unknown as Readonly<Record<string, Method>>)[name];
	if (method === undefined) throw new Error(`The client library has no method ${name}.`);
	const answer = method.call(client, argumentsOf(trial, by.file), options);
	return trial.streaming ? streamed(answer as AsyncIterable<Chunk>, by) : readResult(trial.task, await answer);
}

function methodOf({ task, streaming }: TrialView): string {
	if (task === "conversational") return streaming ? "chatCompletionStream" : "chatCompletion";
	return task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The argument of the client's method. */
export function argumentsOf(trial: TrialView, file: Blob | undefined): Readonly<Record<string, unknown>> {
	const { task, model, provider, inputs, parameters } = trial;
	const target = { model, ...(provider !== undefined && { provider }) };
	if (task === "conversational") return { ...target, messages: inputs, ...parameters };
	const { inputs: sent, extra } = inputsOf(trial, file);
	const all = { ...parameters, ...extra };
	return { ...target, inputs: sent, ...(Object.keys(all).length > 0 && { parameters: all }) };
}

function inputsOf({ kind, inputs }: TrialView, file: Blob | undefined): { inputs: unknown; extra?: object } {
	if (kind === "basicAudio" || kind === "basicImage") return { inputs: file };
	if (kind === "zeroShotImageClassification") return { inputs: { image: file } };
	if (kind === "tabular") return { inputs: { data: inputs } };
	if (!isObject(inputs) || inputs["image"] === undefined) return { inputs };
	const { image: _, ...rest } = inputs;
	return kind.startsWith("imageTo") ? { inputs: file, extra: rest } : { inputs: { ...rest, image: file } };
}

interface Chunk {
	readonly choices?: readonly {
		readonly delta?: { readonly content?: string | null; readonly tool_calls?: unknown };
	}[];
}

/** Collects a streamed chat; chunks with only a role or usage have no text. */
async function streamed(chunks: AsyncIterable<Chunk>, { onText, signal }: CallOptions): Promise<TrialResult> {
	let text = "";
	const calls: unknown[] = [];
	for await (const { choices = [] } of chunks) {
		signal.throwIfAborted();
		for (const { delta } of choices) {
			text += delta?.content ?? "";
			if (delta?.tool_calls) calls.push(delta.tool_calls);
		}
		onText(text);
	}
	if (text === "" && calls.length > 0) return { type: "json", text: JSON.stringify(calls.flat(), null, 2) };
	return { type: "text", text };
}

/** A fetch that answers the hub's question for the model's name at a provider from the record; everything else is fetched. */
function withMapping({ mapping, provider, task }: TrialView, fetch: CallOptions["fetch"]): typeof globalThis.fetch {
	return async (input, init) => {
		const url = String(input instanceof Request ? input.url : input);
		if (!mapping || provider === undefined || !url.includes("?expand[]=inferenceProviderMapping"))
			return fetch(input, init);
		const { providerId } = mapping;
		return Response.json({ inferenceProviderMapping: { [provider]: { providerId, status: "live", task } } });
	};
}
