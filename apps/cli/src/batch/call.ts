import { CLIENTS, plan, type Call, type Client } from "@vitrine/inference";
import type { Ask } from "./ask.ts";
import type { Attempt, Loading } from "./load.ts";

/** An attempt for each client that can say the call; none where there is no call to make. */
export function callAttempts({ record, call: options, languages, clients, insistsOnCalls }: Ask): readonly Attempt[] {
	const saysWhom = Boolean(options.provider) || Boolean(options.endpointUrl);
	if (!saysWhom && !insistsOnCalls) return [];
	const call = plan(record, options);
	if (call === undefined) return [];
	return CLIENTS.filter((client) => languages.has(client.language))
		.filter((client) => clients === undefined || clients.has(`${client.language}/${client.name}`))
		.filter((client) => client.kinds.includes(call.kind) && client.says(call))
		.map((client) => () => [saying(client, call)]);
}

function saying(client: Client, call: Call): Loading {
	return { kind: "call", language: client.language, client: client.name, content: String(client.write(call)) };
}
