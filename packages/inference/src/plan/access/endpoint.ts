import { ENDPOINT_TOKEN_VARIABLE } from "../../constants.ts";
import { CHAT } from "../../kinds.ts";
import type { Access, Ask, TargetOf } from "../stages.ts";
import { checkedVariable, givenToken, secretOf } from "./token.ts";

/** The access to an endpoint. */
export function endpointAccess({ task, options }: Ask, { base, recorded }: TargetOf<"endpoint">): Access {
	const variable = checkedVariable(options.tokenVariable || ENDPOINT_TOKEN_VARIABLE);
	const token = secretOf(givenToken(options.accessToken), variable);
	return {
		head: { ...recorded.direct, url: requestUrl(base, task) },
		token,
		billing: "none",
		client: { token, endpointUrl: urlForClients(base, task), modelName: "target" },
	};
}

/** The URL of a task below the base. */
function requestUrl(base: string, task: string): string {
	if (task === CHAT) return `${base}/chat/completions`;
	return task === "text-generation" ? `${base}/completions` : base;
}

/**
 * The base as the hub's own clients need it: they insert `/v1` before the path unless the base ends in it, and append
 * nothing to a complete URL.
 */
function urlForClients(base: string, task: string): string {
	return base.endsWith("/v1") ? base : requestUrl(base, task);
}
