import { type Call, type CallOptions, CLIENTS, type Provider, providersWith } from "@vitrine/inference";
import { isObject } from "@vitrine/model";
import { refusedName } from "./names.ts";
import type { TrialView, WantedFile, WantedToken } from "./view.ts";

/** The client library that makes calls in the browser. */
const client = CLIENTS.find(({ name, language }) => name === "huggingface.js" && language === "js");

/**
 * What the browser needs to make a call by itself; undefined if the client library cannot make it. An endpoint given in the
 * address is not called either: anyone could have written the link, and the token would go there.
 */
export function trialOf(call: Call, options: CallOptions): TrialView | undefined {
	const { client: target, task, kind, streaming, inputs, parameters, billTo } = call;
	if (options.endpointUrl || !target || !client?.kinds.has(kind) || !client.canSend(call)) return undefined;
	const service = providersWith(options.endpoints ?? []).find(({ id }) => id === options.provider);
	const file = fileOf(call, service);
	const token = tokenOf(options, service);
	const model =
		service?.access === "closed" && service.status !== "own" ? `${service.id}/${target.model}` : target.model;
	const refused = refusedName(target.provider ?? "auto", model, call.providerId);
	return {
		task,
		kind,
		streaming,
		...(target.endpointUrl === undefined ? { provider: target.provider ?? "" } : { endpointUrl: target.endpointUrl }),
		...(refused === undefined ? { model, ...mappingOf(call) } : { model: "", refused }),
		...(billTo !== undefined && { billTo }),
		inputs,
		parameters,
		...(file && { file }),
		label: service?.label ?? "the provider that the hub chooses",
		...(token && { token }),
		...pollingOf(task, service),
	};
}

/** The model's name at the provider, if it is known rather than guessed. */
function mappingOf({ provider, model, providerId, nameGuessed, client: target }: Call): Pick<TrialView, "mapping"> {
	const isKnown = provider !== undefined && provider !== "auto" && target?.provider === provider && !nameGuessed;
	return isKnown ? { mapping: { id: model.id, providerId } } : {};
}

function fileOf({ kind, inputs }: Call, service: Provider | undefined): WantedFile | undefined {
	if (kind === "basicAudio")
		return { medium: "audio", ...(service?.clientAudioTypes && { types: service.clientAudioTypes }) };
	const hasImage = isObject(inputs) && inputs["image"] !== undefined;
	return kind === "basicImage" || kind === "zeroShotImageClassification" || hasImage ? { medium: "image" } : undefined;
}

function tokenOf({ provider, route }: CallOptions, service: Provider | undefined): WantedToken | undefined {
	if (!service || service.id === "hf-inference" || route === "router") return { scope: "hub", kind: "hub" };
	if (service.status === "own") {
		const scope = `endpoint ${service.id} ${service.website}`;
		return service.tokenVariable === undefined ? undefined : { scope, kind: "own" };
	}
	return { scope: provider ?? "hub", kind: service.access === "closed" ? "own" : "either" };
}

function pollingOf(task: string, service: Provider | undefined): Pick<TrialView, "polling"> {
	const found = service?.polling?.find(({ tasks }) => tasks.includes(task));
	if (!found) return {};
	const { interval, attempts } = found;
	return { polling: { interval, ...(attempts !== undefined && { attempts }) } };
}
