import type { ProviderEntry } from "../providers/shapes.ts";
import { type NotServedBecause, refuse } from "../refusal.ts";
import type { Ask } from "./stages.ts";

type Called = Pick<Ask, "record" | "task">;

/** Refuses because the provider does not serve the task, not on this route, or not this model. */
export const notServed = (
	called: Called,
	{ id, calls }: Pick<ProviderEntry, "id" | "calls">,
	because?: NotServedBecause,
): never => notServedBy(called, id, Object.keys(calls), because);

/** The same for a provider or an endpoint that serves some tasks. */
export function notServedBy(
	{ record, task }: Called,
	provider: string,
	serves: readonly string[],
	because?: NotServedBecause,
): never {
	return refuse({
		code: "not-served",
		field: "model.pipeline_tag",
		got: record.pipeline_tag,
		model: record.id,
		task,
		provider,
		serves,
		...(because && { because }),
	});
}
