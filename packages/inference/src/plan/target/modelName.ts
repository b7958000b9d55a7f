import { type Mapped, type ModelRecord, providerMapping, shown } from "@vitrine/model";
import { HUB_PROVIDER } from "../constants.ts";
import { CHAT } from "../kinds.ts";
import type { ProviderEntry } from "../providers/shapes.ts";
import type { CallOptions } from "../shapes.ts";
import { NotServed } from "./notServed.ts";

/** What a provider calls a model. */
export interface ProviderName {
	readonly providerId: string;
	/** Nobody said it: it is the hub's name, and the provider may have another. */
	readonly nameGuessed?: true;
}

/** The provider's own name of the model: as told, as mapped, or the model's id. */
export function providerName(
	record: ModelRecord,
	task: string,
	entry: ProviderEntry,
	options: CallOptions,
): ProviderName {
	const mapped = mappedName(record, task, entry);
	const told = options.providerId || mapped;
	if (told) return { providerId: told };
	if (entry.id === HUB_PROVIDER) return { providerId: record.id };
	const isOwn = entry.access === "closed" && record.id.startsWith(`${entry.id}/`);
	return isOwn ? { providerId: record.id.slice(entry.id.length + 1) } : { providerId: record.id, nameGuessed: true };
}

/**
 * What the record says the provider calls it; undefined where it names no providers. A record that names some is
 * served by those alone, and each for the task it is named with: any other is NotServed.
 */
export function mappedName(record: ModelRecord, task: string, entry: ProviderEntry): string | undefined {
	if (record.inferenceProviderMapping === undefined) return undefined;
	const all = providerMapping(record);
	if (all.length === 0) return undefined;
	const own = all.filter(({ provider }) => provider === entry.id);
	const found = own.find((one) => isFor(one, task, entry));
	if (found) return found.providerId;
	throw new NotServed(record, task, entry.id, own.length > 0 ? otherTask(own) : otherProviders(all));
}

function isFor({ task: mapped }: Mapped, task: string, { id }: ProviderEntry): boolean {
	return mapped === undefined || mapped === task || (id === HUB_PROVIDER && isEmbedding(mapped) && isEmbedding(task));
}

/** The hub's own inference answers either task with the same models. */
const isEmbedding = (task: string): boolean => task === "feature-extraction" || task === "sentence-similarity";

const otherTask = (own: readonly Mapped[]): string =>
	`the record maps it to the task ${own.map(({ task }) => shown(task)).join(", ")}${own.some(({ task }) => task === CHAT) ? ", which is chat" : ""}`;

const otherProviders = (all: readonly Mapped[]): string =>
	`the record names only ${[...new Set(all.map(({ provider }) => provider))].join(", ")}`;
