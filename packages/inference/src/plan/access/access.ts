import type { Ask, Access, Target } from "../stages.ts";
import { autoAccess, routerAccess } from "./hub.ts";
import { endpointAccess } from "./endpoint.ts";
import { providerAccess } from "./provider.ts";

/** The URL, headers and token for a target; refuses a token that the target does not accept. */
export function accessTo(ask: Ask, target: Target): Access {
	switch (target.type) {
		case "provider":
			return providerAccess(ask, target);
		case "auto":
			return autoAccess(ask);
		case "router":
			return routerAccess(ask, target);
		case "endpoint":
			return endpointAccess(ask, target);
	}
}
