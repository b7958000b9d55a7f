import type { ProviderEntry } from "../../providers/shapes.ts";
import { type NotServedBecause, refuse } from "../../refusal.ts";
import type { Ask } from "../stages.ts";

/** Refuses because the provider does not serve the task, not on this route, or not this model. */
export function notServed(
	{ record, task }: Ask,
	{ id, calls }: Pick<ProviderEntry, "id" | "calls">,
	because?: NotServedBecause,
): never {
	return refuse({
		code: "not-served",
		field: "model.pipeline_tag",
		got: record.pipeline_tag,
		model: record.id,
		task,
		provider: id,
		serves: Object.keys(calls),
		...(because && { because }),
	});
}
