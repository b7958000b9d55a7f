import { CHAT, type CallOptions } from "@vitrine/inference";
import { isClosed } from "../models.ts";
import type { CallSpec } from "../spec.ts";
import { hubToken, providerToken } from "../tokens.ts";

/** The provider or endpoint that an SDK calls, and the token it gets. */
export interface Target {
	readonly token: string;
	/** Absent for an endpoint. */
	readonly provider?: string;
	readonly model: string;
	readonly endpointUrl?: string;
	/** The account that the SDK bills; absent where the request does not go through the hub. */
	readonly billTo?: string;
	/** The token that a request should contain, if the SDK would not have accepted it. */
	readonly sentToken?: string;
}

/**
 * The target with which a reader makes a call through one of the hub's clients: with the hub token through the router,
 * or with the key of a closed provider directly.
 */
export function hubClientTarget(spec: CallSpec): Target {
	const { provider, providerId, options, model, task } = spec;
	if (provider === undefined) return endpointTarget(spec);
	if (isClosed(provider)) return { token: providerToken(options, provider), provider, model: providerId };
	const target = { token: hubToken(options), ...(options.billTo && { billTo: options.billTo }) };
	if (options.route === "router" && task === CHAT)
		return { ...target, provider: "auto", model: provider === "auto" ? model.id : `${model.id}:${provider}` };
	return { ...target, provider, model: model.id };
}

/** The target with which the hub's clients send the request of a raw client: on the route that the call asks for. */
export function rawClientTarget(spec: CallSpec): Target {
	const { provider, options } = spec;
	const target = hubClientTarget(spec);
	if (provider === undefined || isClosed(provider) || HUB.has(provider) || isRouted(options))
		return withHubToken(spec, target);
	const { billTo: _, ...direct } = target;
	return { ...direct, token: providerToken(options, provider) };
}

/** Whether a request goes through the hub: by choice, or because an account is to be billed and no route is chosen. */
const isRouted = ({ route, billTo }: CallOptions): boolean => route === "router" || (!route && Boolean(billTo));

/** Providers that are the hub itself. */
const HUB: ReadonlySet<string> = new Set(["auto", "hf-inference"]);

/** Clients use the router only with a token that looks like a hub token, so any other is replaced by such a one. */
function withHubToken({ options }: CallSpec, target: Target): Target {
	const { token, endpointUrl, provider } = target;
	if (!isRouted(options) || endpointUrl || isClosed(provider) || token.startsWith("hf_")) return target;
	return { ...target, token: `hf_${token}`, sentToken: token };
}

/**
 * The target for an endpoint. The clients insert `/v1` before `/chat/completions` unless the base URL ends in it, so
 * that any other base is given with its whole path.
 */
function endpointTarget({ endpoint, providerId, task }: CallSpec): Target {
	if (endpoint === undefined) throw new Error(`${task}: the call has neither a provider nor an endpoint.`);
	const base = endpoint.url.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
	const suffix = task === CHAT ? "/chat/completions" : task === "text-generation" ? "/completions" : "";
	return { model: providerId, endpointUrl: base.endsWith("/v1") ? base : base + suffix, token: endpoint.token };
}
