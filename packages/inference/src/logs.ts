import { HUB_TOKEN_PREFIX } from "./constants.ts";
import type { IgnoredOption } from "./call.ts";
import type { CallOptions } from "./options.ts";
import { causeOf, reasonOf, uncallable } from "./reasons.ts";
import type { Refusal } from "./refusal.ts";

/** The log lines of the specification for a refusal: no provider helper is available, or a body is not JSON. */
export function logsOfRefusal(refusal: Refusal, options: CallOptions): readonly string[] {
	if (refusal.code === "not-json") return ["Failed to parse body as JSON"];
	const about = helperReason(refusal);
	return about === undefined ? [] : [`Failed to get provider helper for ${providerIn(options)}${about}`];
}

const providerIn = ({ endpointUrl, provider = "" }: CallOptions): string => (endpointUrl ? "an endpoint" : provider);

/** The task, the reason and the model of a refusal that is about the provider or the task. */
function helperReason(refusal: Refusal): string | undefined {
	switch (refusal.code) {
		case "not-served":
			return ` (${refusal.task}): ${causeOf(refusal)} (${refusal.model})`;
		case "task-not-callable":
			return ` (${String(refusal.got)}): ${uncallable(refusal)} (${refusal.model})`;
		case "task-unknown":
		case "provider-unknown":
			return `: ${reasonOf(refusal)}`;
		default:
			return undefined;
	}
}

/** The log lines for ignored options. */
export const logsOf = (ignored: readonly IgnoredOption[]): readonly string[] => ignored.map(logOf);

function logOf(ignored: IgnoredOption): string {
	if (ignored.code === "option-not-taken") return `${ignored.field} ignored: ${ignored.task} does not support it`;
	if (ignored.code === "not-billed") return "billTo ignored in direct requests: only the hub bills accounts";
	return `accessToken: no code for the hub's clients, because its router accepts only "${HUB_TOKEN_PREFIX}" tokens`;
}
