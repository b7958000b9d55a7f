import { authorizationOf } from "./credentials.ts";
import type { OpenSearchOptions, OpenSearchSettings } from "./options.ts";
import { parseOptions } from "./parseOptions.ts";
import { throttled } from "./throttled.ts";

/** Checks options and adds defaults. Throws SettingError. */
export function settingsOf({ onNotice = () => undefined, ...options }: OpenSearchOptions): OpenSearchSettings {
	const checked = parseOptions(options, (option) => `OpenSearch option ${option}`);
	const { nodes, name = "vitrine", ca, shards = 1, replicas = 1, timeout = 8000, patience = 600_000 } = checked;
	const authorization = authorizationOf(checked);
	return {
		nodes,
		name,
		...(authorization !== undefined && { authorization }),
		...(ca !== undefined && { ca }),
		shards,
		replicas,
		timeout,
		patience,
		onNotice: throttled(onNotice),
	};
}
