import { type Mapped, providerMapping } from "@vitrine/model";
import { AUTO, HUB_PROVIDER } from "../../constants.ts";
import { CHAT } from "../../kinds.ts";
import type { ProviderEntry } from "../../providers/shapes.ts";
import type { NotServedBecause } from "../../refusal.ts";
import { notServed } from "../notServed.ts";
import type { Ask } from "../stages.ts";

/**
 * The entry of the record's mapping for a provider; undefined if the record maps no providers. If it maps some, only
 * they serve the model, each for the task it is mapped to: any other is refused, as the hub's clients do.
 */
export function mappedEntry(ask: Ask, entry: ProviderEntry): Mapped | undefined {
	if (ask.record.inferenceProviderMapping === undefined) return undefined;
	const all = providerMapping(ask.record);
	if (all.length === 0) return undefined;
	const own = all.filter(({ provider }) => provider === entry.id);
	const found = own.find((one) => isMappedTo(one, ask.task));
	if (found) return found;
	return notServed(ask, entry, own.length > 0 ? otherTasks(own) : otherProviders(all));
}

/** Refuses `auto` if the first provider of the mapping, which the hub's clients choose, serves another task; chat is left to the hub. */
export function checkAuto(ask: Ask): void {
	const [first] = providerMapping(ask.record);
	if (first === undefined || ask.task === CHAT || isMappedTo(first, ask.task)) return;
	notServed(ask, { id: AUTO, calls: { [first.task ?? ""]: [] } }, otherTasks([first]));
}

/** Whether an entry of a mapping is for a task. */
export function isMappedTo({ task: mapped, provider }: Mapped, task: string): boolean {
	return (
		mapped === undefined || mapped === task || (provider === HUB_PROVIDER && isEmbedding(mapped) && isEmbedding(task))
	);
}

/** The hub's own inference serves both tasks with the same models. */
const isEmbedding = (task: string): boolean => task === "feature-extraction" || task === "sentence-similarity";

function otherTasks(own: readonly Mapped[]): NotServedBecause {
	const tasks = own.map(({ task }) => task);
	return { type: "mapped-to-tasks", tasks, isChat: tasks.includes(CHAT) };
}

const otherProviders = (all: readonly Mapped[]): NotServedBecause => ({
	type: "mapped-to-providers",
	providers: [...new Set(all.map(({ provider }) => provider))],
});
