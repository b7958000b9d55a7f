import {
	type CallSnippet,
	fullName,
	InputError,
	isRefusal,
	isUnserved,
	logsOf,
	logsOfRefusal,
	plan,
	type Refusal,
	snippetsFor,
} from "@vitrine/inference";
import type { Ask } from "./ask.ts";
import type { Attempt, Loading } from "./load.ts";
import type { Log } from "./shapes.ts";

/** For each client that can send the call, an attempt at its snippet; none if there is no call. */
export function callAttempts(ask: Ask, log: Log): readonly Attempt[] {
	const { record, call: options, languages, clients, insistsOnCalls } = ask;
	const namesWhom = Boolean(options.provider) || Boolean(options.endpointUrl);
	if (!namesWhom && !insistsOnCalls) return [];
	const call = plan(record, options);
	if (isRefusal(call)) return refused(call, ask, log);
	for (const message of logsOf(call.ignored)) log(message);
	return snippetsFor(
		call,
		(client) => languages.has(client.language) && (clients === undefined || clients.has(fullName(client))),
	).map((snippet) => () => [line(snippet)]);
}

/** A call that no provider supports is logged; any other refusal is an error line. */
function refused(refusal: Refusal, { call }: Ask, log: Log): readonly Attempt[] {
	for (const message of logsOfRefusal(refusal, call)) log(message);
	if (isUnserved(refusal)) return [];
	throw new InputError(refusal);
}

function line(snippet: CallSnippet | Refusal): Loading {
	if (isRefusal(snippet)) throw new InputError(snippet);
	const { language, client, content } = snippet;
	return { kind: "call", language, client, content };
}
