import { HUB_TOKEN_PREFIX } from "./constants.ts";
import type { IgnoredOption } from "./call.ts";
import type { CallOptions } from "./options.ts";
import { causeOf, reasonOf, uncallable } from "./reasons.ts";
import type { Refusal } from "./refusal.ts";

/** What the builder of the specification logs of a refusal: where no provider helper can be had, or a body is not JSON. */
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

/** What it logs of options that were left out. */
export const logsOf = (ignored: readonly IgnoredOption[]): readonly string[] => ignored.map(logOf);

function logOf(ignored: IgnoredOption): string {
	if (ignored.code === "option-not-taken")
		return `${ignored.field}: left out, because ${ignored.task} does not take it`;
	if (ignored.code === "not-billed") return "billTo: left out of direct requests, because only the hub bills accounts";
	return `accessToken: the hub's clients are left out, because on its router they accept only "${HUB_TOKEN_PREFIX}" tokens`;
}
