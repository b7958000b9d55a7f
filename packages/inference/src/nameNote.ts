import type { Call } from "./call.ts";
import type { CallSnippet } from "./client.ts";
import { clientNamed } from "./snippets.ts";

type Written = Pick<CallSnippet, "language" | "client">;

/**
 * A sentence about the provider's name for the model, for a snippet that uses the hub's name in its place; undefined if
 * the name is known, or the client looks it up at the hub.
 */
export function nameNote(call: Call, snippet: Written): string | undefined {
	if (!isNameGuessed(call, snippet)) return undefined;
	return `${call.providerId} is the model’s name on the hub; ${call.providerLabel ?? "the provider"} may use another name.`;
}

/** Whether the request of a snippet has a name of the model that the provider may not use. */
export function isNameGuessed({ nameGuessed, client: target }: Call, { language, client }: Written): boolean {
	if (!nameGuessed) return false;
	return clientNamed(`${language}/${client}`).speaks === "http" || target?.isClosed === true;
}
