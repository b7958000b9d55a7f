import { entries } from "./providers/index.ts";
import { shown } from "@vitrine/model";
import { adviceFor } from "./advice.ts";
import { InputError } from "./errors.ts";
import { found, know, knownKeys, tokenVariable } from "./providers/known.ts";
import type { Provider, ProviderEntry } from "./providers/shapes.ts";

/** Every provider with its facts, in the order of the keys; retired ones serve nothing. */
export const providers: readonly Provider[] = know(entries).map(providerOf);

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
export const providerKeys: readonly string[] = knownKeys();

/** The entry under a key; throws an InputError for any other name, with advice that knows `others` too. */
export function entryOf(provider: string, others: readonly { readonly id: string }[] = []): ProviderEntry {
	const entry = found(provider);
	if (entry) return entry;
	const advice = adviceFor(provider, [...others.map(({ id }) => id), ...providerKeys]);
	throw new InputError("provider", provider, `Provider ${shown(provider)} not supported. ${advice}`);
}

export { tokenVariable } from "./providers/known.ts";
