import { callTask, CHAT, type Provider, providers } from "@vitrine/inference";
import { type ModelRecord, providerMapping } from "@vitrine/model";
import type { Choice } from "./view.ts";

export interface Offered {
	/** Those the record names, and nothing else where it names any. */
	readonly mapped: readonly Choice[];
	/** Those that serve the task, if they serve this model. */
	readonly others: readonly Choice[];
}

const AUTO: Choice = { key: "auto", label: "Whichever the hub chooses" };
const HUB = "hf-inference";

/** The providers to choose from for a record. */
export function offered(record: ModelRecord): Offered {
	const task = callTask(record);
	if (task === undefined) return { mapped: [], others: [] };
	const serving = providers.filter(({ status, tasks }) => status !== "retired" && tasks.includes(task));
	const named = new Set(
		providerMapping(record)
			.filter(isLive(record))
			.map(({ provider }) => provider),
	);
	// In the order of the record, which is the hub's.
	const mapped = [...named].flatMap((key) => serving.filter(({ id }) => id === key)).map(choice);
	if (mapped.length > 0) return { mapped, others: [] };
	const first = serving.filter(({ id }) => id === HUB);
	const rest = serving.filter(({ id }) => id !== HUB);
	return { mapped: [], others: serving.length === 0 ? [] : [...first.map(choice), AUTO, ...rest.map(choice)] };
}

/** The provider a panel begins with. */
export function firstProvider({ mapped, others }: Offered): string | undefined {
	return (mapped[0] ?? others[0])?.key;
}

function choice({ id, label }: Provider): Choice {
	return { key: id, label };
}

/** Entries that are about this task and have not gone wrong. */
function isLive({
	pipeline_tag,
}: ModelRecord): (entry: { readonly status?: string; readonly task?: string }) => boolean {
	return ({ status, task }) => status !== "error" && (task === undefined || task === CHAT || task === pipeline_tag);
}
