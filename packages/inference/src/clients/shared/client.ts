import type { Code } from "@vitrine/code";
import type { Call, ClientTarget, HttpRequest } from "../../call.ts";
import type { Client } from "../../client.ts";

/** A call with a raw request. */
export type RawCall = Call & { readonly request: HttpRequest };

/** A call that the hub's inference clients support. */
export type HubCall = Call & { readonly client: ClientTarget };

type Facts<C extends Call> = Omit<Client, "speaks" | "canSend" | "tools" | "write"> & {
	/** Whether it can send such a call; absent: all of them. */
	canSend?(call: C): boolean;
	tools?(call: C): readonly string[];
	write(call: C): Code;
};

/** A client that sends a raw request. */
export const rawClient = (facts: Facts<RawCall>): Client => clientOf("http", facts, isRaw);

/** A client that is given a provider and a model. */
export const hubClient = (facts: Facts<HubCall>): Client => clientOf("hub", facts, isHub);

const isRaw = (call: Call): call is RawCall => call.request !== undefined;
const isHub = (call: Call): call is HubCall => call.client !== undefined;

function clientOf<C extends Call>(
	speaks: Client["speaks"],
	facts: Facts<C>,
	isOfKind: (call: Call) => call is C,
): Client {
	const { canSend = () => true, tools = () => [], write } = facts;
	return {
		...facts,
		speaks,
		canSend: (call) => isOfKind(call) && canSend(call),
		tools: (call) => (isOfKind(call) ? tools(call) : []),
		write(call) {
			if (!isOfKind(call)) throw new TypeError(`${facts.name} cannot send this call`);
			return write(call);
		},
	};
}
