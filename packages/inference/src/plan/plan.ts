import type { ModelRecord } from "@vitrine/model";
import type { Call } from "../call.ts";
import type { CallOptions } from "../options.ts";
import { orRefusal, type Refusal } from "../refusal.ts";
import { remembering } from "../remembered/drafts.ts";
import { callOf } from "./call.ts";
import { drafted } from "./draft.ts";
import { namedProvider } from "./names.ts";
import { payloadOf } from "./payload/payload.ts";
import { targetOf } from "./target/target.ts";
import { validated } from "./validate.ts";

/**
 * The call that the options describe, or why there is none. A pure function of its arguments.
 *
 * @example
 * const picture = { id: "acme/painter", tags: [], pipeline_tag: "text-to-image" };
 * plan(picture, { provider: "hf-inference" }).kind; // "textToImage"
 * plan(picture, { provider: "nobody" }).code; // "provider-unknown"
 */
export function plan(record: ModelRecord, options: CallOptions): Call | Refusal {
	return orRefusal(() => {
		const ask = validated(record, options, namedProvider(record, options));
		const payload = payloadOf(ask);
		const target = targetOf(ask);
		return callOf(draftOf(ask, payload, target), ask, target);
	});
}

/** For speed only: `drafted` gives the same calls. */
const draftOf = remembering(drafted);
