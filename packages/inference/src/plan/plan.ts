import type { ModelRecord } from "@vitrine/model";
import type { Call } from "../call.ts";
import type { CallOptions } from "../options.ts";
import { entries } from "../providers/index.ts";
import type { Refusal } from "../refusal.ts";
import { remembering } from "../remembered/drafts.ts";
import { drafted } from "./draft.ts";
import { planner } from "./planner.ts";
import { checkTypes } from "./wellTyped.ts";

/**
 * The call that the options describe, or why there is none. A pure function of its arguments.
 *
 * @example
 * const image = { id: "acme/painter", tags: [], pipeline_tag: "text-to-image" };
 * plan(image, { provider: "hf-inference" }).kind; // "textToImage"
 * plan(image, { provider: "nobody" }).code; // "provider-unknown"
 */
export function plan(record: ModelRecord, options: CallOptions): Call | Refusal {
	return planned(record, options);
}

/** For speed only: `drafted` gives the same calls. */
const planned = planner(entries, remembering(drafted), checkTypes);
