import { type Code, Pattern } from "@vitrine/code";
import type { Call } from "../call.ts";
import type { Client } from "../client.ts";
import { callOf, draftOf } from "../plan/call.ts";
import type { Draft } from "../plan/stages.ts";
import type { RememberedDraft } from "./drafts.ts";
import { readerIn } from "./readers.ts";

/** The text of a client's code for a call, and its shape, computed when it is read. */
export interface Printed {
	readonly content: string;
	readonly from: { readonly shape: string };
}

/** Writes the code of a client: once for calls that share a draft, and then only fills in the names. */
export function printed(client: Client, call: Call): Printed {
	const draft = draftOf(call);
	const pattern = draft && isRemembered(draft) ? patternFor(client, draft, call) : undefined;
	if (pattern) return { content: pattern.filled(call), from: pattern };
	const code: Code = client.write(call);
	return { content: String(code), from: code };
}

const isRemembered = (draft: Draft): draft is RememberedDraft => "programs" in draft;

function patternFor(client: Client, draft: RememberedDraft, { providerId }: Call): Pattern<Call> | undefined {
	const known = draft.programs.get(client);
	if (known !== undefined) return known ?? undefined;
	const made = patternOf(client, sampleOf(draft, providerId.includes(":")));
	draft.programs.set(client, made ?? null);
	return made;
}

/** A call of the draft for a model whose names occur nowhere else in it. */
function sampleOf(draft: Draft, hasVersion: boolean): Call {
	const name = `sample-target-owner/sample-target-name${hasVersion ? ":sample-version" : ""}`;
	const record = { id: "sample-hub-owner/sample-hub-name", tags: [] };
	return callOf(draft, { record, options: {} }, { name, nameField: "" });
}

/**
 * The code for a sample, with gaps for its names; undefined if the client transforms a name in a way that no reader
 * supports.
 */
function patternOf(client: Client, sample: Call): Pattern<Call> | undefined {
	let isComplete = true;
	const pattern = new Pattern<Call>(client.write(sample), (value) => {
		const reader = readerIn(sample, value);
		if (reader !== "unknown") return reader;
		isComplete = false;
		return undefined;
	});
	return isComplete ? pattern : undefined;
}
