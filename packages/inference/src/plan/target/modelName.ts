import { type Mapped, providerMapping } from "@vitrine/model";
import { HUB_PROVIDER } from "../../constants.ts";
import { CHAT } from "../../kinds.ts";
import type { ProviderEntry } from "../../providers/shapes.ts";
import type { Ask, Named } from "../stages.ts";
import { notServed } from "./notServed.ts";

/** The provider's own name of the model: from the options, the mapping, or the model's id. */
export function modelName(ask: Ask, entry: ProviderEntry): Named {
	const { id } = ask.record;
	const given = ask.options.providerId;
	if (given) return { name: given, nameField: "providerId", isGuessed: false };
	const mapped = mappedName(ask, entry);
	if (mapped)
		return { name: mapped, nameField: mapped === id ? ID : "model.inferenceProviderMapping", isGuessed: false };
	if (entry.id === HUB_PROVIDER) return { name: id, nameField: ID, isGuessed: false };
	const isOwn = entry.access === "closed" && id.startsWith(`${entry.id}/`);
	return isOwn
		? { name: id.slice(entry.id.length + 1), nameField: ID, isGuessed: false }
		: { name: id, nameField: ID, isGuessed: true };
}

const ID = "model.id";

/**
 * The name in the record's mapping; undefined if it names no provider. A record with a mapping is served only by those
 * providers, each for its task; any other provider is refused.
 */
export function mappedName(ask: Ask, entry: ProviderEntry): string | undefined {
	if (ask.record.inferenceProviderMapping === undefined) return undefined;
	const all = providerMapping(ask.record);
	if (all.length === 0) return undefined;
	const own = all.filter(({ provider }) => provider === entry.id);
	const found = own.find((one) => isFor(one, ask.task, entry));
	if (found) return found.providerId;
	return notServed(ask, entry, own.length > 0 ? otherTasks(own) : otherProviders(all));
}

function isFor({ task: mapped }: Mapped, task: string, { id }: ProviderEntry): boolean {
	return mapped === undefined || mapped === task || (id === HUB_PROVIDER && isEmbedding(mapped) && isEmbedding(task));
}

/** The hub's own inference serves both tasks with the same models. */
const isEmbedding = (task: string): boolean => task === "feature-extraction" || task === "sentence-similarity";

const otherTasks = (own: readonly Mapped[]): Parameters<typeof notServed>[2] => {
	const tasks = own.map(({ task }) => task);
	return { type: "mapped-to-tasks", tasks, isChat: tasks.includes(CHAT) };
};

const otherProviders = (all: readonly Mapped[]): Parameters<typeof notServed>[2] => ({
	type: "mapped-to-providers",
	providers: [...new Set(all.map(({ provider }) => provider))],
});
