import { isTask, taskIds } from "@vitrine/catalogue";
import { type ModelRecord, shown } from "@vitrine/model";
import { AUTO, HUB_PROVIDER } from "../constants.ts";
import { atEndpoint, calledEndpoint, endpointOf, servesModel } from "../endpoints/served.ts";
import type { Endpoint } from "../endpoints/shapes.ts";
import { InputError, unknownName } from "../errors.ts";
import { callTask, CHAT, isChatTask, kindOf } from "../kinds.ts";
import { entryOf } from "../providers.ts";
import type { Call, CallOptions } from "../shapes.ts";
import { chatPayload } from "./chat.ts";
import { checkChoices } from "./choices.ts";
import type { Asked } from "./asked.ts";
import { toAuto, toEndpoint, toProvider, toRouterChat, type Destination } from "./destination.ts";
import { NotServed } from "./notServed.ts";
import { payloadOf } from "./payload.ts";
import { mappedName } from "./providerName.ts";
import { inHeader } from "./header.ts";

/**
 * The call that the options ask for, or nothing where there is none to make: a task nobody calls, or a provider
 * that does not serve it (then `options.log` is told). Throws an InputError for a name or a value that is wrong.
 */
export function plan(record: ModelRecord, options: CallOptions): Call | undefined {
	checkNames(record, options);
	const task = callTask(record);
	if (task === undefined) return uncalled(record, options);
	try {
		return callOf(record, task, options);
	} catch (error) {
		if (!(error instanceof NotServed)) throw error;
		unserved(options, task, error.reason);
		return undefined;
	}
}

function uncalled(record: ModelRecord, options: CallOptions): undefined {
	const { pipeline_tag: tag, id } = record;
	if (tag === undefined) return;
	const reason = isChatTask(tag) ? "only models with the tag conversational are called" : "no provider serves it";
	unserved(options, tag, `${reason} (${id})`);
}

function unserved({ endpointUrl, provider, log }: CallOptions, task: string, reason: string): void {
	log?.(`Failed to get provider helper for ${endpointUrl ? "an endpoint" : provider} (${task}): ${reason}`);
}

/** As `plan`, but what nobody can be asked for is an InputError too. */
export function call(record: ModelRecord, options: CallOptions): Call {
	checkNames(record, options);
	const task = callTask(record);
	if (task === undefined) throw noTask(record, options);
	try {
		return callOf(record, task, options);
	} catch (error) {
		if (!(error instanceof NotServed)) throw error;
		throw new InputError("model.pipeline_tag", record.pipeline_tag, error.message);
	}
}

function callOf(record: ModelRecord, task: string, asking: CallOptions): Call {
	const endpoint = calledEndpoint(asking);
	if (endpoint) checkServed(endpoint, record, task, asking);
	const options = endpoint ? atEndpoint(endpoint, record, asking) : asking;
	checkChoices(task, options);
	const streaming = task === CHAT && options.streaming === true;
	const kind = kindOf(task, streaming)!;
	const payload = task === CHAT ? chatPayload(record, options) : payloadOf(record, task, kind, options);
	const asked: Asked = { record, task, kind, streaming, payload, options };
	const destination = destinationOf(asked);
	return {
		task,
		kind,
		model: record,
		route: options.route ?? "provider",
		streaming,
		...billed(options.billTo),
		...destination,
	};
}

function checkServed(endpoint: Endpoint, record: ModelRecord, task: string, { route }: CallOptions): void {
	const { id, tasks } = endpoint;
	if (route === "router") throw new NotServed(record, task, id, "the hub does not route to it", tasks);
	if (servesModel(endpoint, record, task)) return;
	throw new NotServed(record, task, id, tasks.includes(task) ? "it does not serve this model" : undefined, tasks);
}

function destinationOf(asked: Asked): Destination {
	const { options, task, record } = asked;
	if (options.endpointUrl) {
		if (!Object.hasOwn(entryOf(HUB_PROVIDER).calls, task)) throw new NotServed(record, task, HUB_PROVIDER);
		return toEndpoint(asked, options.endpointUrl);
	}
	const provider = options.provider!;
	const entry = provider === AUTO ? undefined : entryOf(provider);
	if (entry && !Object.hasOwn(entry.calls, task)) throw new NotServed(record, task, provider);
	if (entry?.access === "closed" && options.route === "router")
		throw new NotServed(record, task, provider, "the hub does not route to it");
	if (entry) mappedName(record, task, entry);
	if (task === CHAT && options.route === "router") return toRouterChat(asked, provider);
	return entry ? toProvider(asked, entry) : toAuto(asked);
}

function checkNames(record: ModelRecord, options: CallOptions): void {
	const { provider, endpointUrl, route, billTo, endpoints } = options;
	const tag = record.pipeline_tag;
	if (tag !== undefined && !isTask(tag)) throw unknownName("model.pipeline_tag", tag, "a task", taskIds);
	if (!provider && !endpointUrl)
		throw new InputError("provider", provider, "is missing. Name a provider, or give an endpointUrl.");
	if (provider && provider !== AUTO && !endpointOf(options)) entryOf(provider, endpoints);
	if (route !== undefined && route !== "provider" && route !== "router")
		throw new InputError("route", route, `${shown(route)} is not a route. Use "provider" or "router".`);
	if (billTo) inHeader("billTo", billTo);
}

const billed = (billTo: string | undefined): { billTo?: string } => (billTo ? { billTo } : {});

function noTask(record: ModelRecord, { provider }: CallOptions): InputError {
	const tag = record.pipeline_tag;
	if (tag === undefined)
		return new InputError("model.pipeline_tag", tag, "is missing: a task name is required to call a provider.");
	return new InputError("model.pipeline_tag", tag, `Task ${shown(tag)} not supported for provider ${shown(provider)}.`);
}
