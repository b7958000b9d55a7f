import { nearest } from "@vitrine/catalogue";
import { AUTO } from "./constants.ts";
import { InputError } from "./errors.ts";
import { entries } from "./providers/index.ts";
import type { Provider, ProviderEntry } from "./providers/shapes.ts";
import { tokenVariable } from "./providers/tokenVariable.ts";

/** Every provider with its facts, in the order of the keys; retired ones serve nothing. */
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

/** What `provider` may be, `auto` last; retired providers are left out. */
export const providerKeys: readonly string[] = [
	...entries.filter(({ status }) => status !== "retired").map(({ id }) => id),
	AUTO,
];

const byKey: ReadonlyMap<string, ProviderEntry> = new Map(entries.map((entry) => [entry.id, entry]));

/** The entry under a key, if there is one. */
export const findProvider = (key: string): ProviderEntry | undefined => byKey.get(key);

/** The entry under a key; throws an InputError for any other name. */
export function providerEntry(key: string): ProviderEntry {
	const entry = findProvider(key);
	if (entry) return entry;
	const near = nearest(providerKeys, key);
	throw new InputError({ code: "provider-unknown", field: "provider", got: key, near, known: providerKeys });
}
