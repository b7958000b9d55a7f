import { AUTO, HUB_TOKEN_VARIABLE, ROUTER_CHAT } from "../../constants.ts";
import type { Access, Ask, TargetOf } from "../stages.ts";
import { givenToken, isHubToken, secretOf } from "./token.ts";

/**
 * The access to the provider that the hub chooses: only its own clients support that, and not with another provider's
 * key.
 */
export function autoAccess({ options }: Ask): Access {
	const given = givenToken(options.accessToken);
	if (!isHubToken(given)) return { billing: "all" };
	return {
		billing: "all",
		client: { token: secretOf(given, HUB_TOKEN_VARIABLE), provider: AUTO, modelName: "target" },
	};
}

/** The access to the hub's chat router. */
export function routerAccess(ask: Ask, { recorded }: TargetOf<"router">): Access {
	const token = secretOf(givenToken(ask.options.accessToken), HUB_TOKEN_VARIABLE);
	return { head: { ...recorded.direct, url: ROUTER_CHAT }, token, ...autoAccess(ask) };
}
