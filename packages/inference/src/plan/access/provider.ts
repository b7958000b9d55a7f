import { HUB_PROVIDER, HUB_TOKEN_PREFIX, HUB_TOKEN_VARIABLE } from "../../constants.ts";
import type { ProviderEntry } from "../../providers/shapes.ts";
import { tokenVariable } from "../../providers/tokenVariable.ts";
import { refuse } from "../../refusal.ts";
import type { Access, Ask, ClientDraft, TargetOf } from "../stages.ts";
import { givenToken, isHubToken, secretOf } from "./token.ts";

/** The access to a provider itself, or to its path on the hub's router. */
export function providerAccess(ask: Ask, { entry, recorded }: TargetOf<"provider">): Access {
	const given = givenToken(ask.options.accessToken);
	checkToken(given, entry);
	const routed = isRouted(ask, entry, given) ? recorded.routed : undefined;
	const token = secretOf(given, routed ? HUB_TOKEN_VARIABLE : tokenVariable(entry.id));
	const billing = routed ? "all" : entry.access === "closed" ? "none" : "clients";
	return { label: entry.label, head: routed ?? recorded.direct, token, billing, client: clientOf(entry, given) };
}

function checkToken(given: string | undefined, { id, label, access }: ProviderEntry): void {
	if (access === "closed" && given?.startsWith(HUB_TOKEN_PREFIX))
		refuse({ code: "hub-token", field: "accessToken", got: `${HUB_TOKEN_PREFIX}…`, provider: id, label });
}

/** The hub bills what goes through it: a call with an account to bill is routed, unless the reader asks for the direct route. */
function isRouted({ route, options }: Ask, { id, access }: ProviderEntry, given: string | undefined): boolean {
	if (access === "closed") return false;
	if (options.billTo && options.route === undefined) return true;
	return route === "router" || id === HUB_PROVIDER || (given !== undefined && isHubToken(given));
}

function clientOf({ id, access }: ProviderEntry, given: string | undefined): ClientDraft {
	return access === "closed"
		? { token: secretOf(given, tokenVariable(id)), provider: id, isClosed: true, modelName: "target" }
		: { token: secretOf(given, HUB_TOKEN_VARIABLE), provider: id, modelName: "hub" };
}
