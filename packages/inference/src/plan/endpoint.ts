import { shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import { CHAT } from "../kinds.ts";

/** The base of an endpoint, normalised as every client would, without a slash at its end. */
export function endpointBase(endpointUrl: string): string {
	const url = URL.canParse(endpointUrl) ? new URL(endpointUrl) : undefined;
	const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
	if (plain && endpointUrl.isWellFormed()) return url.href.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
	throw new InputError(
		"endpointUrl",
		endpointUrl,
		`${shown(endpointUrl)} is not the base of an endpoint. Use an http or https address without user, query or fragment, such as "http://localhost:8080/v1".`,
	);
}

/** Where a task is asked for under the base. */
export function endpointRequestUrl(base: string, task: string): string {
	if (task === CHAT) return `${base}/chat/completions`;
	return task === "text-generation" ? `${base}/completions` : base;
}

/**
 * The base as the hub's own clients must be told it: they put `/v1` before what they append, unless the base ends
 * in it, and append nothing to a whole address.
 */
export function endpointForClients(base: string, task: string): string {
	return base.endsWith("/v1") ? base : endpointRequestUrl(base, task);
}
