import type { Reader, Value } from "@vitrine/code";
import type { Call } from "../call.ts";
import { formPairs, jsonTexts } from "../clients/curl/body.ts";
import { openaiBase } from "../clients/shared/openai.ts";

/** The places of the model's names in a call, alone or in strings that clients make of it. */
const STRINGS: readonly ((call: Call) => string | undefined | readonly string[])[] = [
	({ providerId }) => providerId,
	({ providerId }) => providerId.split(":")[1],
	({ client }) => client?.model,
	({ client }) => client && `${client.provider}/${client.model}`,
	({ request }) => request?.url,
	({ request }) => request && openaiBase(request.url),
	({ request }) => request && formPairs(request.body),
	({ request }) => request && jsonTexts(request.body),
];

/**
 * How a value of the sample's code is read from other calls of the same draft: undefined for a value without a name in
 * it, which is the same in all; "unknown" for a value that contains a transformed name.
 */
export function readerIn(sample: Call, value: Value): Reader<Call> | "unknown" | undefined {
	if (!holdsName(sample, value)) return undefined;
	return (typeof value === "string" && nameReader(sample, value)) || "unknown";
}

function nameReader(sample: Call, value: string): Reader<Call> | undefined {
	for (const read of STRINGS) {
		const found = read(sample);
		if (found === value) return (call) => read(call) as string;
		const at = Array.isArray(found) ? found.indexOf(value) : -1;
		if (at >= 0) return (call) => (read(call) as readonly string[])[at] ?? "";
	}
	return undefined;
}

/** Whether a part of a name is anywhere in a value. */
function holdsName(sample: Call, value: unknown): boolean {
	if (typeof value === "string") return partsOf(sample).some((part) => value.includes(part));
	if (typeof value !== "object" || value === null) return false;
	return Object.values(value).some((item) => holdsName(sample, item));
}

const partsOf = ({ model, providerId }: Call): readonly string[] => `${model.id}/${providerId}`.split(/[/:]/);
