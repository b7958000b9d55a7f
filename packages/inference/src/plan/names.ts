import { nearest, taskIds } from "@vitrine/catalogue";

import type { ModelRecord } from "@vitrine/model";
import { AUTO } from "../constants.ts";
import { endpointOf } from "../endpoints/served.ts";
import type { CallOptions } from "../options.ts";
import { keysOf } from "../providerKeys.ts";
import type { ProviderEntry } from "../providers/shapes.ts";
import { refuse } from "../refusal.ts";

/** The provider in the options, if it is one of the given; refuses unknown tasks and providers. */
export function namedProvider(
	{ pipeline_tag: tag }: ModelRecord,
	options: CallOptions,
	providers: readonly ProviderEntry[],
): ProviderEntry | undefined {
	if (tag !== undefined && !taskIds.includes(tag))
		refuse({
			code: "task-unknown",
			field: "model.pipeline_tag",
			got: tag,
			near: nearest(taskIds, tag),
			known: taskIds,
		});
	const { provider, endpoints = [] } = options;
	if (!provider || provider === AUTO || endpointOf(options)) return undefined;
	const entry = providers.find(({ id }) => id === provider);
	if (entry) return entry;
	const known = [...endpoints.map(({ id }) => id), ...keysOf(providers)];
	return refuse({ code: "provider-unknown", field: "provider", got: provider, near: nearest(known, provider), known });
}
