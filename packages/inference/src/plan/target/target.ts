import { AUTO } from "../../constants.ts";
import { CHAT } from "../../kinds.ts";
import type { Ask, Target } from "../stages.ts";
import { endpointTarget } from "./endpoint.ts";
import { checkAuto } from "./mapping.ts";
import { checkServes, providerTarget } from "./provider.ts";
import { routerTarget } from "./router.ts";

/** The target, with its name for the model; refuses a provider that does not serve the task or this model. */
export function targetOf(ask: Ask): Target {
	const { entry, task, route, record, options } = ask;
	if (options.endpointUrl) return endpointTarget(ask, options.endpointUrl);
	const mapped = entry && checkServes(ask, entry);
	if (task === CHAT && route === "router") return routerTarget(ask, entry?.id ?? AUTO);
	if (entry) return providerTarget(ask, entry, mapped);
	checkAuto(ask);
	return { type: "auto", provider: AUTO, name: record.id, nameField: "model.id", isGuessed: false };
}
