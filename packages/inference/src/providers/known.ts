import { shown } from "@vitrine/model";
import { AUTO, HUB_PROVIDER, HUB_TOKEN_VARIABLE } from "../constants.ts";
import { InputError } from "../errors.ts";
import type { ProviderEntry } from "./shapes.ts";

const byKey = new Map<string, ProviderEntry>();

/** Tells of providers: a page tells of the one that it calls, and everybody else asks `providers.ts`, which tells of all. */
export function know(entries: readonly ProviderEntry[]): readonly ProviderEntry[] {
	for (const entry of entries) byKey.set(entry.id, entry);
	return entries;
}

/** What `provider` may be, `auto` last; retired providers are left out. */
export const knownKeys = (): readonly string[] => [
	...[...byKey.values()].filter(({ status }) => status !== "retired").map(({ id }) => id),
	AUTO,
];

/** The entry under a key; throws an InputError for any other name. */
export function entryOf(provider: string): ProviderEntry {
	const entry = found(provider);
	if (entry) return entry;
	throw new InputError("provider", provider, `Provider ${shown(provider)} not supported.`);
}

/** The entry under a key, if it is known. */
export const found = (provider: string): ProviderEntry | undefined => byKey.get(provider);

/**
 * The environment variable that holds the key for a provider: `HF_TOKEN` for what the hub itself serves or
 * chooses, else the key in capitals with every dash an underscore, and `_API_KEY`.
 */
export function tokenVariable(provider: string): string {
	if (provider === HUB_PROVIDER || provider === AUTO) return HUB_TOKEN_VARIABLE;
	return `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`;
}
