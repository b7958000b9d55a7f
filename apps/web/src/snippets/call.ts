import {
	type Call,
	type CallSnippet,
	fullName,
	InputError,
	isRefusal,
	isUnserved,
	logsOf,
	logsOfRefusal,
	nameNote,
	plan,
	reasonOf,
	type Refusal,
	snippetsFor,
} from "@vitrine/inference";
import { callStanding, type Report } from "@vitrine/verify";
import type { SnippetRequest } from "./ask.ts";
import { checkedBy } from "./checked.ts";
import type { Attempt, Written } from "./load.ts";
import type { Checked, LogMessage } from "./shapes.ts";

/** For each client that can send the call, an attempt at its snippet; none if there is no call. */
export function callAttempts(ask: SnippetRequest, log: LogMessage): readonly Attempt[] {
	const { record, call: options, languages, clients, insistsOnCalls } = ask;
	const namesProvider = Boolean(options.provider) || Boolean(options.endpointUrl);
	if (!namesProvider && !insistsOnCalls) return [];
	const call = plan(record, options);
	if (isRefusal(call)) return refused(call, ask, log);
	for (const message of logsOf(call.ignored)) log(message);
	return snippetsFor(
		call,
		(client) => languages.has(client.language) && (clients === undefined || clients.has(fullName(client))),
	).map((snippet) => () => [line(call, snippet)]);
}

/** A call that no provider supports is logged, and an unknown task is also a note; any other refusal is an error line. */
function refused(refusal: Refusal, { call }: SnippetRequest, log: LogMessage): readonly Attempt[] {
	const isError = !isUnserved(refusal);
	for (const message of logsOfRefusal(refusal, call)) log(message, isError);
	if (isError) throw new InputError(refusal);
	return refusal.code === "task-unknown" ? [() => [unknownTask(refusal)]] : [];
}

const unknownTask = (refusal: Refusal): Written => ({
	line: { kind: "call", language: "text", content: `Unknown pipeline tag: ${reasonOf(refusal)}` },
});

function line(call: Call, snippet: CallSnippet | Refusal): Written {
	if (isRefusal(snippet)) throw new InputError(snippet);
	const { language, client, content } = snippet;
	return { line: { kind: "call", language, client, content }, check: (report) => checked(report, call, snippet) };
}

function checked(report: Report, call: Call, snippet: CallSnippet): Checked {
	const note = nameNote(call, snippet);
	return { ...(note !== undefined && { note }), ...checkedBy(callStanding(report, call, snippet)) };
}
