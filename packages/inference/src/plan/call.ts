import { type ModelRecord, shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import { callTask, isChatTask } from "../kinds.ts";
import type { Call, CallOptions } from "../shapes.ts";
import { checkChoices } from "./choices.ts";
import { FormedCall } from "./form.ts";
import { askedOf, formOf, isPlain, knownForm } from "./forms.ts";
import { inHeader } from "./header.ts";
import { NotServed } from "./notServed.ts";
import type { PayloadOf } from "./payload.ts";
import { targetOf } from "./target.ts";

/**
 * As `plan` of `plan.ts`, for a record whose task is known to be one, and providers that were told of.
 *
 * The call that the options ask for, or nothing where there is none to make: a task nobody calls, or a provider
 * that does not serve it (then `options.log` is told). Throws an InputError for a name or a value that is wrong.
 */
export function plan(record: ModelRecord, options: CallOptions, beside: Beside): Call | undefined {
	checkNames(options);
	const task = callTask(record);
	if (task === undefined) return uncalled(record, options);
	try {
		return callOf(record, task, beside.resolve?.(record, task, options) ?? options, beside);
	} catch (error) {
		if (!(error instanceof NotServed)) throw error;
		unserved(options, task, error.reason);
		return undefined;
	}
}

/** What a plan draws on beside the providers that were told of. */
export interface Beside {
	/** What is sent for a task: of `chat.ts`, or of `payload.ts`. */
	readonly payloadOf: PayloadOf;
	/** The options of a call, where those given name an endpoint of whoever runs the site; may throw NotServed. */
	readonly resolve?: (record: ModelRecord, task: string, options: CallOptions) => CallOptions;
	/** Who is asked at an `endpointUrl`. */
	readonly endpointTarget?: typeof targetOf;
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
export function call(record: ModelRecord, options: CallOptions, beside: Beside): Call {
	checkNames(options);
	const task = callTask(record);
	if (task === undefined) throw noTask(record, options);
	try {
		return callOf(record, task, beside.resolve?.(record, task, options) ?? options, beside);
	} catch (error) {
		if (!(error instanceof NotServed)) throw error;
		throw new InputError("model.pipeline_tag", record.pipeline_tag, error.message);
	}
}

function callOf(
	record: ModelRecord,
	task: string,
	options: CallOptions,
	{ payloadOf, endpointTarget = targetOf }: Beside,
): Call {
	checkChoices(task, options);
	const asked = isPlain(options) ? undefined : askedOf(record, task, options, payloadOf);
	const target = options.endpointUrl ? endpointTarget(record, task, options) : targetOf(record, task, options);
	const form = asked ? formOf(asked, target) : knownForm(record, task, options, target, payloadOf);
	return new FormedCall(form, record, target.providerId, fieldOf(record, options, target.providerId));
}

/** Where the provider's name of the model was read. */
function fieldOf(record: ModelRecord, options: CallOptions, providerId: string): string {
	if (options.providerId) return "providerId";
	return providerId === record.id ? "model.id" : "model.inferenceProviderMapping";
}

function checkNames(options: CallOptions): void {
	const { provider, endpointUrl, route, billTo } = options;
	if (!provider && !endpointUrl)
		throw new InputError("provider", provider, "is missing. Name a provider, or give an endpointUrl.");
	if (route !== undefined && route !== "provider" && route !== "router")
		throw new InputError("route", route, `${shown(route)} is not a route. Use "provider" or "router".`);
	if (billTo) inHeader("billTo", billTo);
}

function noTask(record: ModelRecord, { provider }: CallOptions): InputError {
	const tag = record.pipeline_tag;
	if (tag === undefined)
		return new InputError("model.pipeline_tag", tag, "is missing: a task name is required to call a provider.");
	return new InputError("model.pipeline_tag", tag, `Task ${shown(tag)} not supported for provider ${shown(provider)}.`);
}
