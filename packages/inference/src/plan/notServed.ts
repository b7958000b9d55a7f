import { type ModelRecord, shown } from "@vitrine/model";
import { entryOf } from "../providers/known.ts";

/** The provider is known and does not serve the task, not on this route, or not this model. */
export class NotServed extends Error {
	readonly reason: string;

	/** `tasks`: those that the provider serves, where it is an endpoint of one's own. */
	constructor(record: ModelRecord, task: string, provider: string, reason?: string, tasks?: readonly string[]) {
		const served = (tasks ?? Object.keys(entryOf(provider).calls)).join(", ") || "none any more";
		super(
			`Task ${shown(task)} not supported for provider ${shown(provider)}${reason ? `: ${reason}` : ""}. It serves: ${served}.`,
		);
		this.reason = `${reason ?? `it serves ${served}`} (${record.id})`;
	}
}
