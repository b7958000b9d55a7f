import { HUB_TOKEN_PREFIX } from "./constants.ts";
import type { IgnoredOption } from "./call.ts";
import type { CallOptions } from "./options.ts";
import { causeOf, uncallable } from "./reasons.ts";
import type { Refusal } from "./refusal.ts";

/** The log lines of the specification for a refusal: no provider helper is available, or a body is not JSON. */
export function logsOfRefusal(refusal: Refusal, { endpointUrl, provider = "" }: CallOptions): readonly string[] {
	if (refusal.code === "not-json") return ["Failed to parse body as JSON"];
	const reason = helperReason(refusal);
	if (reason === undefined) return [];
	const { task, model, why } = reason;
	return [`Failed to get provider helper for ${endpointUrl ? "an endpoint" : provider} (${task}): ${why} (${model})`];
}

function helperReason(refusal: Refusal): { task: string; model: string; why: string } | undefined {
	if (refusal.code === "not-served") return { ...refusal, why: causeOf(refusal) };
	if (refusal.code !== "task-not-callable") return undefined;
	return { task: String(refusal.got), model: refusal.model, why: uncallable(refusal) };
}

/** The log lines for ignored options. */
export const logsOf = (ignored: readonly IgnoredOption[]): readonly string[] => ignored.map(logOf);

function logOf(ignored: IgnoredOption): string {
	if (ignored.code === "option-not-taken") return `${ignored.field} ignored: ${ignored.task} does not support it`;
	return `accessToken: no code for the hub's clients, because its router accepts only "${HUB_TOKEN_PREFIX}" tokens`;
}
