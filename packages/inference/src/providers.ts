import { AUTO, HUB_PROVIDER, HUB_TOKEN_VARIABLE } from "./constants.ts";
import { shown } from "@vitrine/model";
import { adviceFor, InputError } from "./errors.ts";
import { entries } from "./providers/index.ts";
import type { Provider, ProviderEntry } from "./providers/shapes.ts";

const byKey = new Map(entries.map((entry) => [entry.id, entry]));

/** Every provider with its facts, in the order of the keys; retired ones serve nothing. */
export const providers: readonly Provider[] = entries.map(providerOf);

function providerOf(entry: ProviderEntry): Provider {
	const { id, label, website, hubOrg, access, auth, status, polling, audioTypes } = entry;
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
		tasks: Object.keys(entry.calls),
		tokenVariable: tokenVariable(id),
	};
}

/** What `provider` may be, `auto` last; retired providers are left out. */
export const providerKeys: readonly string[] = [
	...entries.filter(({ status }) => status !== "retired").map(({ id }) => id),
	AUTO,
];

/** The entry under a key; throws an InputError for any other name, with advice that knows `others` too. */
export function entryOf(provider: string, others: readonly { readonly id: string }[] = []): ProviderEntry {
	const entry = byKey.get(provider);
	if (entry) return entry;
	throw new InputError(
		"provider",
		provider,
		`Provider ${shown(provider)} not supported. ${adviceFor(provider, [...others.map(({ id }) => id), ...providerKeys])}`,
	);
}

/**
 * The environment variable that holds the key for a provider: `HF_TOKEN` for what the hub itself serves or
 * chooses, else the key in capitals with every dash an underscore, and `_API_KEY`.
 */
export function tokenVariable(provider: string): string {
	if (provider === HUB_PROVIDER || provider === AUTO) return HUB_TOKEN_VARIABLE;
	return `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`;
}
