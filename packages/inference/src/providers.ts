import { nearest } from "@vitrine/catalogue";
import { InputError } from "./errors.ts";
import { entries } from "./providers/index.ts";
import { keysOf } from "./providerKeys.ts";
import type { Provider, ProviderEntry } from "./providers/shapes.ts";
import { tokenVariable } from "./providers/tokenVariable.ts";

/** Every provider with its facts, sorted by key; retired ones serve nothing. */
export const providers: readonly Provider[] = entries.map(providerFacts);

function providerFacts(entry: ProviderEntry): Provider {
	const { id, label, website, hubOrg, access, auth, status, polling, audioTypes, clientAudioTypes } = entry;
	return {
		id,
		label,
		website,
		...(hubOrg === undefined ? {} : { hubOrg }),
		access,
		auth,
		status,
		...(polling === undefined ? {} : { polling }),
		...(audioTypes === undefined ? {} : { audioTypes }),
		...(clientAudioTypes === undefined ? {} : { clientAudioTypes }),
		tasks: Object.keys(entry.calls),
		tokenVariable: tokenVariable(id),
	};
}

/** The values of `provider`, `auto` last, without retired providers. */
export const providerKeys: readonly string[] = keysOf(entries);

const byKey: ReadonlyMap<string, ProviderEntry> = new Map(entries.map((entry) => [entry.id, entry]));

/** The entry with a key, if there is one. */
export const findProvider = (key: string): ProviderEntry | undefined => byKey.get(key);

/** The entry with a key; throws an InputError for an unknown key. */
export function providerEntry(key: string): ProviderEntry {
	const entry = findProvider(key);
	if (entry) return entry;
	const near = nearest(providerKeys, key);
	throw new InputError({ code: "provider-unknown", field: "provider", got: key, near, known: providerKeys });
}
