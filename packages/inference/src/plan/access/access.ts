import type { Ask, Access, Target } from "../stages.ts";
import { autoAccess, routerAccess } from "./hub.ts";
import { endpointAccess } from "./endpoint.ts";
import { providerAccess } from "./provider.ts";

/** The address, headers and token of a target; refuses a token that it does not accept. */
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
