import { isDeepStrictEqual } from "node:util";
import { CHAT } from "@vitrine/inference";
import type { Case } from "./case.ts";
import { type Conversation, conversationOf } from "./compare/conversation.ts";
import type { Message } from "./compare/message.ts";
import { javascriptCall } from "./sdk/javascript.ts";
import { hubCall, openaiCall } from "./sdk/python.ts";
import { asHubClient, asRawClient, type Whom } from "./sdk/whom.ts";
import type { Played, Slot } from "./slot.ts";

/** Whose request a client must send: its own where it is the hub's, else the one the SDKs agree on. */
export type Authorship = "hub javascript" | "hub python" | "raw";

/** What should be sent, or why no SDK sends anything. */
export type Expected = { readonly conversation: Conversation } | { readonly refused: string };

/** Has the SDKs make the call of a case and gives what they send, for the clients that are held to it. */
export async function expectation(one: Case, author: Authorship, slot: Slot): Promise<Expected> {
	switch (author) {
		case "hub javascript":
			return byHubJavaScript(one, asHubClient(one), slot);
		case "hub python":
			return byHubPython(one, asHubClient(one), slot);
		case "raw":
			return one.task === CHAT ? byMajority(one, slot) : byEither(one, slot);
	}
}

async function byHubJavaScript(one: Case, whom: Whom, slot: Slot): Promise<Expected> {
	return expectedOf(await slot.askJavaScript(javascriptCall(one, whom), one), whom);
}

async function byHubPython(one: Case, whom: Whom, slot: Slot): Promise<Expected> {
	return expectedOf(await slot.askPython(hubCall(one, whom), one), whom);
}

/** What the hub's JavaScript client sends; where its request is one that the provider refuses, what the Python one does. */
async function byEither(one: Case, slot: Slot): Promise<Expected> {
	const whom = asRawClient(one);
	const first = await byHubJavaScript(one, whom, slot);
	if ("conversation" in first) return first;
	const second = await byHubPython(one, whom, slot);
	return "conversation" in second ? second : first;
}

/** Chat is said by three SDKs: what two of them send is right; where all differ, what the hub's JavaScript client does. */
async function byMajority(one: Case, slot: Slot): Promise<Expected> {
	const whom = asRawClient(one);
	const first = await byHubJavaScript(one, whom, slot);
	if (!("conversation" in first)) return first;
	const own = callOf(first.conversation);
	const others = [await byHubPython(one, whom, slot), await byOpenai(one, whom, slot, own)];
	const bodies = others.flatMap((other) => ("conversation" in other ? [callOf(other.conversation).body] : []));
	const [second, third] = bodies;
	const agreed = third !== undefined && isDeepStrictEqual(second, third) ? second! : own.body;
	const body = bodies.some((other) => isDeepStrictEqual(other, own.body)) ? own.body : agreed;
	return { conversation: { ...first.conversation, calls: [{ ...own, body }] } };
}

/** The openai library, told the base of the address to which the hub's client goes. */
async function byOpenai(one: Case, whom: Whom, slot: Slot, { url }: Message): Promise<Expected> {
	const base = url.replace(/\/chat\/completions$/, "");
	const model = whom.provider === "auto" ? whom.model : one.providerId;
	return expectedOf(await slot.askPython(openaiCall(one, base, model, whom.token), one), whom);
}

const callOf = ({ calls }: Conversation): Message => calls[0]!;

function expectedOf({ status, output, requests }: Played, { token, sentToken }: Whom): Expected {
	const conversation = conversationOf(requests, true);
	if (status !== 0 || conversation.calls.length !== 1)
		return { refused: lastLine(output) || `it made ${conversation.calls.length} calls` };
	if (sentToken === undefined) return { conversation };
	return { conversation: JSON.parse(JSON.stringify(conversation).replaceAll(token, sentToken)) as Conversation };
}

const lastLine = (text: string): string => text.trim().split("\n").at(-1)!.slice(0, 300);
