import type { Maintenance } from "../../api/maintenance.ts";
import type { Index } from "../../api/searchIndex.ts";
import { OpenSearchIndex } from "./openSearchIndex.ts";
import type { OpenSearchOptions } from "./settings/options.ts";
import { settingsOf } from "./settings/settings.ts";

/**
 * Opens the index on an OpenSearch cluster. The cluster is first contacted by the first call, so it may start later.
 * Throws SettingError if an option is invalid.
 */
export function openOpenSearch(options: OpenSearchOptions): Index & Maintenance {
	return new OpenSearchIndex(settingsOf(options));
}
