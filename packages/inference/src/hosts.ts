import { AUTO, ROUTER } from "./constants.ts";
import { providerEntry } from "./providers.ts";

/**
 * Hosts from which the results of a provider are downloaded, according to its documentation; `*` matches any name
 * before the dot.
 */
const RESULTS: Readonly<Record<string, readonly string[]>> = {
	"fal-ai": ["https://fal.media", "https://*.fal.media"],
	replicate: ["https://replicate.delivery", "https://*.replicate.delivery"],
};

/**
 * The origins involved in a call of a task at a provider, or `auto`: its own, the hub's router, and those of its
 * results. Throws an InputError for an unknown provider.
 */
export function hostsOf(provider: string, task: string): readonly string[] {
	if (provider === AUTO) return [ROUTER];
	const forms = providerEntry(provider).calls[task] ?? [];
	const called = forms.flatMap(({ direct, routed }) => [direct.url, routed?.url]).filter((url) => url !== undefined);
	return [...new Set([...called.map((url) => new URL(url).origin), ...(RESULTS[provider] ?? [])])];
}
