import type { Provider } from "../providers/shapes.ts";
import { providers } from "../providers.ts";
import type { Endpoint } from "./shapes.ts";

/** An endpoint with the facts that are shown for every provider. */
export function providerOf({ id, label, url, tasks, tokenVariable }: Endpoint): Provider {
	return {
		id,
		label,
		website: url,
		access: "closed",
		auth: "Bearer",
		status: "own",
		tasks,
		...(tokenVariable !== undefined && { tokenVariable }),
	};
}

/** All providers to choose from: the endpoints first, then the services. */
export function providersWith(endpoints: readonly Endpoint[]): readonly Provider[] {
	return [...endpoints.map(providerOf), ...providers];
}
