import type { Value } from "@vitrine/code";
import { isTask, taskIds } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { AUTO } from "../constants.ts";
import { atEndpoint, calledEndpoint, endpointOf, servesModel } from "../endpoints/served.ts";
import type { Endpoint } from "../endpoints/shapes.ts";
import { unknownName } from "../advice.ts";
import { entryOf } from "../providers.ts";
import type { Call, CallOptions } from "../shapes.ts";
import { exampleInput } from "../inputs/index.ts";
import * as known from "./call.ts";
import { endpointTarget } from "./endpoint.ts";
import { CHAT } from "../kinds.ts";
import { chatPayload } from "./chat.ts";
import { type Payload, payloadOf as taskPayload } from "./payload.ts";
import { NotServed } from "./notServed.ts";

/**
 * The call that the options ask for, or nothing where there is none to make: a task nobody calls, or a provider
 * that does not serve it (then `options.log` is told). Throws an InputError for a name or a value that is wrong.
 */
export function plan(record: ModelRecord, options: CallOptions): Call | undefined {
	checkNames(record, options);
	return known.plan(record, options, ALL);
}

/** As `plan`, but what nobody can be asked for is an InputError too. */
export function call(record: ModelRecord, options: CallOptions): Call {
	checkNames(record, options);
	return known.call(record, options, ALL);
}

/** What is known of beside providers. */
const ALL: known.Beside = { payloadOf, resolve, endpointTarget };

/** Names of tasks and providers are looked for among all that there are. */
function checkNames({ pipeline_tag: tag }: ModelRecord, options: CallOptions): void {
	const { provider, endpoints } = options;
	if (tag !== undefined && !isTask(tag)) throw unknownName("model.pipeline_tag", tag, "a task", taskIds);
	if (provider && provider !== AUTO && !endpointOf(options)) entryOf(provider, endpoints);
}

/** What is sent: messages to chat with, or the payload of the task. */
function payloadOf(record: ModelRecord, task: string, kind: string, options: CallOptions): Payload {
	return task === CHAT ? chatPayload(record, options, exampleOf) : taskPayload(record, task, kind, options, exampleOf);
}

/** What stands in for inputs that nobody gave. */
function exampleOf(record: ModelRecord): Value {
	return exampleInput(record, { oneLine: true, unquoted: true });
}

/** An endpoint of whoever runs the site is called by its address. */
function resolve(record: ModelRecord, task: string, options: CallOptions): CallOptions {
	const endpoint = calledEndpoint(options);
	if (!endpoint) return options;
	checkServed(endpoint, record, task, options);
	return atEndpoint(endpoint, record, options);
}

function checkServed(endpoint: Endpoint, record: ModelRecord, task: string, { route }: CallOptions): void {
	const { id, tasks } = endpoint;
	if (route === "router") throw new NotServed(record, task, id, "the hub does not route to it", tasks);
	if (servesModel(endpoint, record, task)) return;
	throw new NotServed(record, task, id, tasks.includes(task) ? "it does not serve this model" : undefined, tasks);
}
