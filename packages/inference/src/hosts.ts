import { AUTO, ROUTER } from "./constants.ts";
import { providerEntry } from "./providers.ts";

/** Hosts that a provider's answers are downloaded from, as its documentation says; `*` is any name before the dot. */
const RESULTS: Readonly<Record<string, readonly string[]>> = {
	"fal-ai": ["https://fal.media", "https://*.fal.media"],
	replicate: ["https://replicate.delivery", "https://*.replicate.delivery"],
};

/**
 * The origins that take part when a provider, or `auto`, is asked for a task: its own, the hub's router, and those its
 * answers are fetched from. Throws an InputError for a name that is no provider's.
 */
export function hostsOf(provider: string, task: string): readonly string[] {
	if (provider === AUTO) return [ROUTER];
	const forms = providerEntry(provider).calls[task] ?? [];
	const called = forms.flatMap(({ direct, routed }) => [direct.url, routed?.url]).filter((url) => url !== undefined);
	return [...new Set([...called.map((url) => new URL(url).origin), ...(RESULTS[provider] ?? [])])];
}
