import { type CallOptions, callTask, CHAT, isRefusal, plan, providers, type Route } from "@vitrine/inference";
import { type ModelRecord, providerMapping } from "@vitrine/model";

interface UsualRoute {
	readonly usual: Route;
	/** Why it is the hub's router. */
	readonly why?: string;
}

const DIRECT: UsualRoute = { usual: "provider" };
const HUB_PROVIDER = "hf-inference";

/**
 * The route that a panel starts on: the hub's router for calls that an account is billed for, and for chats if the
 * record does not name the model's providers, because the router takes its name on the hub.
 */
export function routeOf(record: ModelRecord, options: CallOptions): UsualRoute {
	const { provider, endpointUrl, billTo } = options;
	if (endpointUrl || provider === undefined || provider === HUB_PROVIDER || !isRouted(provider)) return DIRECT;
	if (billTo) return { usual: "router", why: "Only the hub bills accounts, so the request goes to its router." };
	if (callTask(record) !== CHAT || providerMapping(record).length > 0) return DIRECT;
	return {
		usual: "router",
		why: `${unknown(record, provider)}, so the request goes to the hub’s router, which ${HOW}.`,
	};
}

/** Whether the hub routes to a provider. */
const isRouted = (key: string): boolean =>
	key === "auto" || providers.some(({ id, access, tasks }) => id === key && access === "open" && tasks.length > 0);

const HOW = "takes the model’s name on the hub";

function unknown(record: ModelRecord, provider: string): string {
	const call = plan(record, { provider });
	const label = isRefusal(call) ? undefined : call.providerLabel;
	return label === undefined
		? "The record does not name the providers of this model"
		: `The record does not say what ${label} calls this model`;
}
