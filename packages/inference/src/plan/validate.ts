import type { ModelRecord } from "@vitrine/model";
import { atEndpoint, calledEndpoint, servesModel } from "../endpoints/served.ts";
import type { Endpoint } from "../endpoints/shapes.ts";
import { callTask, CHAT, isChatTask, kindOf } from "../kinds.ts";
import { OPTION_KINDS } from "../optionKinds.ts";
import type { CallOptions } from "../options.ts";
import type { ProviderEntry } from "../providers/shapes.ts";
import { refuse } from "../refusal.ts";
import { inHeader } from "./header.ts";
import { notServedBy } from "./notServed.ts";
import type { Ask } from "./stages.ts";

/** The validated call; refuses a record that cannot be called, and options that are wrong or not for its task. */
export function validated(record: ModelRecord, given: CallOptions, entry: ProviderEntry | undefined): Ask {
	checkDestination(given);
	const { task, kind } = calledAs(record, given);
	const endpoint = calledEndpoint(given);
	if (endpoint) checkServed(endpoint, record, task, given);
	const options = endpoint ? atEndpoint(endpoint, record, given) : given;
	checkScopes(task, options);
	const route = options.route ?? "provider";
	return { record, task, kind, streaming: isStreamed(task, given), route, entry, options };
}

function checkDestination({ provider, endpointUrl, route, billTo }: CallOptions): void {
	if (!provider && !endpointUrl) refuse({ code: "provider-missing", field: "provider", got: provider });
	if (route !== undefined && route !== "provider" && route !== "router")
		refuse({ code: "route-unknown", field: "route", got: route });
	if (billTo) inHeader("billTo", billTo);
}

function calledAs(record: ModelRecord, options: CallOptions): { task: string; kind: string } {
	const { id, pipeline_tag: tag } = record;
	const task = callTask(record);
	const kind = task === undefined ? undefined : kindOf(task, isStreamed(task, options));
	if (task !== undefined && kind !== undefined) return { task, kind };
	const field = "model.pipeline_tag";
	if (tag === undefined) return refuse({ code: "task-missing", field, got: tag });
	const { provider } = options;
	return refuse({ code: "task-not-callable", field, got: tag, model: id, provider, onlyAsChat: isChatTask(tag) });
}

const isStreamed = (task: string, { streaming }: CallOptions): boolean => task === CHAT && streaming === true;

function checkServed(endpoint: Endpoint, record: ModelRecord, task: string, { route }: CallOptions): void {
	const { id, tasks } = endpoint;
	const because = route === "router" ? "not-routed" : !servesModel(endpoint, record, task) ? "other-model" : undefined;
	if (because === undefined) return;
	const hasReason = because === "not-routed" || tasks.includes(task);
	notServedBy({ record, task }, id, tasks, hasReason ? { type: because } : undefined);
}

/** In other calls, refuses what only a chat supports. Unsupported numbers and flags are ignored instead. */
function checkScopes(task: string, options: CallOptions): void {
	if (task === CHAT) return;
	const wrong = CHAT_ONLY.find((name) => options[name] !== undefined);
	if (wrong) refuse({ code: "chat-only", field: wrong, got: options[wrong], task });
}

const CHAT_ONLY = OPTION_KINDS.filter(({ scope, type }) => scope === "chat" && type === "json").map(({ name }) => name);
