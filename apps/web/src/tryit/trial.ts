import { type Call, type CallOptions, CLIENTS, type Provider, providersWith } from "@vitrine/inference";
import { isObject } from "@vitrine/model";
import type { TrialView, WantedFile, WantedToken } from "./shapes.ts";

/** The library that makes the call in the browser. */
const client = CLIENTS.find(({ name, language }) => name === "huggingface.js" && language === "js")!;

/**
 * What the browser needs to make a call by itself; undefined where the client library cannot make it. An address that a
 * reader gave is not called either: a link may have brought it, and the token would go there.
 */
export function trialOf(call: Call, options: CallOptions): TrialView | undefined {
	const { client: target, task, kind, streaming, inputs, parameters, billTo } = call;
	if (options.endpointUrl || !target || !client.kinds.has(kind) || !client.says(call)) return undefined;
	const whom = providersWith(options.endpoints ?? []).find(({ id }) => id === options.provider);
	const file = fileOf(call, whom);
	const token = tokenOf(options, whom);
	return {
		task,
		kind,
		streaming,
		...(target.endpointUrl === undefined ? { provider: target.provider ?? "" } : { endpointUrl: target.endpointUrl }),
		model: whom?.access === "closed" && whom.status !== "own" ? `${whom.id}/${target.model}` : target.model,
		...mappingOf(call),
		...(billTo !== undefined && { billTo }),
		inputs,
		parameters,
		...(file && { file }),
		label: whom?.label ?? "the provider that the hub chooses",
		...(token && { token }),
		...pollingOf(task, whom),
	};
}

/** What is known of the model's name at the provider, and need not be guessed. */
function mappingOf({ provider, model, providerId, nameGuessed, client: target }: Call): Pick<TrialView, "mapping"> {
	const isKnown = provider !== undefined && provider !== "auto" && target?.provider === provider && !nameGuessed;
	return isKnown ? { mapping: { id: model.id, providerId } } : {};
}

function fileOf({ kind, inputs }: Call, whom: Provider | undefined): WantedFile | undefined {
	if (kind === "basicAudio")
		return { medium: "audio", ...(whom?.audioTypes && { types: Object.keys(whom.audioTypes) }) };
	const hasImage = isObject(inputs) && inputs["image"] !== undefined;
	return kind === "basicImage" || kind === "zeroShotImageClassification" || hasImage ? { medium: "image" } : undefined;
}

function tokenOf({ provider, route }: CallOptions, whom: Provider | undefined): WantedToken | undefined {
	if (!whom || whom.id === "hf-inference" || route === "router") return { scope: "hub", kind: "hub" };
	if (whom.status === "own") {
		const scope = `endpoint ${whom.id} ${whom.website}`;
		return whom.tokenVariable === undefined ? undefined : { scope, kind: "own" };
	}
	return { scope: provider ?? "hub", kind: whom.access === "closed" ? "own" : "either" };
}

function pollingOf(task: string, whom: Provider | undefined): Pick<TrialView, "polling"> {
	const found = whom?.polling?.find(({ tasks }) => tasks.includes(task));
	if (!found) return {};
	const { interval, attempts } = found;
	return { polling: { interval, ...(attempts !== undefined && { attempts }) } };
}
