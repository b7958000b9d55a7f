import type { Index } from "../../shapes.ts";
import type { Upkeep } from "../../upkeep.ts";
import { OpenSearchIndex } from "./opensearch.ts";
import { type OpenSearchOptions, settingsOf } from "./options.ts";

export type { OpenSearchOptions } from "./options.ts";

/**
 * Opens the index on an OpenSearch cluster, which is asked only when something is asked of the index; so it may be
 * opened before the cluster is there. Throws IndexError for options that make no sense.
 */
export function openOpenSearch(options: OpenSearchOptions): Index & Upkeep {
	return new OpenSearchIndex(settingsOf(options));
}
