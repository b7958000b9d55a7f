import type { ModelRecord } from "@vitrine/model";
import type { Call } from "../call.ts";
import type { CallOptions } from "../options.ts";
import type { ProviderEntry } from "../providers/shapes.ts";
import { orRefusal, type Refusal } from "../refusal.ts";
import { callOf } from "./call.ts";
import { drafted } from "./draft.ts";
import { namedProvider } from "./names.ts";
import { payloadOf } from "./payload/payload.ts";
import { targetOf } from "./target/target.ts";
import { validated } from "./validate.ts";
import type { checkTypes } from "./wellTyped.ts";

/** Plans calls of some providers. */
export type Planner = (record: ModelRecord, options: CallOptions) => Call | Refusal;

/**
 * Plans calls as `plan` does, with only the given providers, so that a bundle contains no others. Without `check`, values of a
 * wrong type are not refused.
 */
export function planner(
	providers: readonly ProviderEntry[],
	draftOf: typeof drafted = drafted,
	check?: typeof checkTypes,
): Planner {
	return (record, options) =>
		orRefusal(() => {
			check?.(record, options);
			const ask = validated(record, options, namedProvider(record, options, providers));
			const payload = payloadOf(ask);
			const target = targetOf(ask);
			return callOf(draftOf(ask, payload, target), ask, target);
		});
}
