import type { ModelRecord } from "@vitrine/model";
import { PLACEHOLDER } from "../constants.ts";
import type { CallOptions } from "../options.ts";
import type { Endpoint, ServedModel } from "./shapes.ts";

/** The token for an endpoint without authentication, because client libraries require one. */
const NO_TOKEN = "unused";

/** The endpoint that the options name as their provider. */
export function endpointOf({ provider, endpoints }: CallOptions): Endpoint | undefined {
	return endpoints?.find(({ id }) => id === provider);
}

/** The endpoint to call. An explicit URL replaces it, and never gets its token. */
export function calledEndpoint(options: CallOptions): Endpoint | undefined {
	return options.endpointUrl ? undefined : endpointOf(options);
}

/** Whether an endpoint serves a task of a model. */
export function servesModel(endpoint: Endpoint, record: ModelRecord, task: string): boolean {
	return endpoint.tasks.includes(task) && (endpoint.models === undefined || entryFor(endpoint, record) !== undefined);
}

/** The options of the same call, with the endpoint's URL. */
export function atEndpoint(endpoint: Endpoint, record: ModelRecord, options: CallOptions): CallOptions {
	const { url, tokenVariable } = endpoint;
	const { provider: _, accessToken, ...rest } = options;
	const given = accessToken !== undefined && accessToken !== "" && accessToken !== PLACEHOLDER;
	return {
		...rest,
		endpointUrl: url,
		providerId: options.providerId || nameAt(endpoint, record),
		...(tokenVariable !== undefined && { tokenVariable }),
		accessToken: given ? accessToken : tokenVariable === undefined ? NO_TOKEN : undefined,
	};
}

/** The endpoint's own name for a model. */
export function nameAt(endpoint: Endpoint, record: ModelRecord): string {
	const [, owner = "", name = ""] = /^(?:(.*?)\/)?(.*)$/s.exec(record.id) ?? [];
	const parts: Readonly<Record<string, string>> = { id: record.id, owner, name };
	const own = entryFor(endpoint, record)?.name ?? endpoint.model;
	return own.replace(/\{(id|owner|name)\}/g, (_, part: string) => parts[part] ?? "");
}

/** The first entry whose pattern matches the id. */
function entryFor({ models }: Endpoint, { id }: ModelRecord): ServedModel | undefined {
	return models?.find((entry) => fits(entry.id, id));
}

/** Matches piece by piece without backtracking, so that no pattern takes long. */
function fits(pattern: string, id: string): boolean {
	const [head = "", ...rest] = pattern.split("*");
	const tail = rest.pop();
	if (tail === undefined) return id === pattern;
	if (!id.startsWith(head) || !id.endsWith(tail) || id.length < head.length + tail.length) return false;
	const end = id.length - tail.length;
	let at = head.length;
	for (const piece of rest) {
		const found = id.indexOf(piece, at);
		if (found < 0 || found + piece.length > end) return false;
		at = found + piece.length;
	}
	return true;
}
