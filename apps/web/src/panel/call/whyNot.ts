import { isTask, taskName } from "@vitrine/catalogue";
import { type CallOptions, reasonOf, type Refusal } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { PANEL_FIELDS, type PanelState } from "../state/state.ts";
import type { Problem } from "../shapes/view.ts";

/** Why a record cannot be called. */
export function notCallable(record: ModelRecord): string {
	const task = record.pipeline_tag;
	if (task === undefined)
		return "This model does not state its task, which a provider needs. Its card can: add a line such as “pipeline_tag: text-generation”.";
	if (task === "image-text-to-text")
		return `${nameOf(task)} models are called as chats, and this one has no “conversational” tag.`;
	return `No provider offers ${nameOf(task)} as a hosted service. Load the model instead.`;
}

/** Why the chosen provider does not serve the call. */
export function unserved({ pipeline_tag: task = "" }: ModelRecord, options: CallOptions, refusal: Refusal): string {
	const because = refusal.code === "not-served" ? refusal.because : undefined;
	if (because?.type === "mapped-to-tasks")
		return `${options.provider} serves this model for another task: ${because.tasks.join(", ")}. Choose another provider.`;
	if (because?.type === "mapped-to-providers")
		return `This model is served by other providers: ${because.providers.join(", ")}.`;
	const routed = options.route === "router";
	const subject = options.endpointUrl === undefined ? (options.provider ?? "No provider") : "A custom endpoint";
	const verb = subject === "No provider" ? "offers" : "does not offer";
	return `${subject} ${verb} ${nameOf(task)}${routed ? " through the router" : ""}. Choose another provider${routed ? " or another route" : ""}.`;
}

/** Why no client supports the call. */
export function unwritten(refusal: Refusal | undefined, { provider, endpointUrl, route }: CallOptions): string {
	if (refusal) return sentence(reasonOf(refusal));
	const target = endpointUrl === undefined ? (provider ?? "any provider") : "a custom endpoint";
	return `No client supports this call to ${target}${route === "router" ? " through the router" : ""}.`;
}

/** The field of the panel that a refusal is about; messages may come from a prompt. */
export function problemOf(refusal: Refusal, state: PanelState): Problem {
	const own = refusal.field === "messages" && state.prompt !== undefined ? "prompt" : refusal.field;
	const field = PANEL_FIELDS.find((known) => known === own) ?? "provider";
	return { field, message: sentence(reasonOf(refusal)) };
}

const nameOf = (task: string): string => (isTask(task) ? taskName(task).name : task);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
