import { CHAT } from "@vitrine/inference";
import { type Case, isClosed } from "../case.ts";
import { hubToken, providerToken } from "../tokens.ts";

/** Whom a client of the hub is told to call, and with what token. */
export interface Whom {
	readonly token: string;
	/** Absent with an endpoint. */
	readonly provider?: string;
	readonly model: string;
	readonly endpointUrl?: string;
	/** What stands in the token's place on the wire, where the client would not have taken it. */
	readonly sentToken?: string;
}

/**
 * How a reader asks one of the hub's own clients for a case. With the hub's token they go through its router; with a
 * provider's own key, or to a closed provider, they go straight there.
 */
export function asHubClient(one: Case): Whom {
	const { endpoint, provider, providerId, options, model, task } = one;
	if (endpoint) return atEndpoint(one);
	if (isClosed(provider)) return { token: providerToken(options, provider!), provider: provider!, model: providerId };
	const token = hubToken(options);
	if (options.route === "router" && task === CHAT) return { token, provider: "auto", model: routedName(one) };
	return { token, provider: provider!, model: model.id };
}

/** How the same request is had that a raw client sends: on the route it was asked for. */
export function asRawClient(one: Case): Whom {
	const { endpoint, provider, options } = one;
	const hosted = asHubClient(one);
	if (endpoint || isClosed(provider) || provider === "auto" || provider === "hf-inference") return routed(one, hosted);
	if (options.route !== "router") return { ...hosted, token: providerToken(options, provider!) };
	return routed(one, hosted);
}

/** The clients only go through the router with a token that begins as the hub's do; another is put in its place. */
function routed({ options }: Case, whom: Whom): Whom {
	const { token } = whom;
	if (options.route !== "router" || whom.endpointUrl || isClosed(whom.provider) || token.startsWith("hf_")) return whom;
	return { ...whom, token: `hf_${token}`, sentToken: token };
}

const routedName = ({ provider, model }: Case): string => (provider === "auto" ? model.id : `${model.id}:${provider}`);

/** The clients put `/v1` before `/chat/completions` unless the base ends in it; any other base is told as the whole. */
function atEndpoint({ endpoint, providerId, task }: Case): Whom {
	const base = endpoint!.url.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
	const suffix = task === CHAT ? "/chat/completions" : task === "text-generation" ? "/completions" : "";
	const url = base.endsWith("/v1") ? base : base + suffix;
	return { model: providerId, endpointUrl: url, token: endpoint!.token };
}
