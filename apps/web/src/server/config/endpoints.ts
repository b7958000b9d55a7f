import { type Endpoint, InputError, parseEndpoints } from "@vitrine/inference";
import { settingsText, whyUnread } from "@vitrine/store";
import { ConfigError } from "./configError.ts";
import type { Environment } from "./variable.ts";

/**
 * The operator's endpoints in the file given, else in that of VITRINE_ENDPOINTS, else none. Throws a ConfigError whose cause has the
 * field and the value.
 */
export function readEndpoints(environment: Environment, given: string | undefined): readonly Endpoint[] {
	const named = environment["VITRINE_ENDPOINTS"];
	if (given) return endpointsIn(given, [given]);
	return named ? endpointsIn(named, ["VITRINE_ENDPOINTS", named]) : [];
}

function endpointsIn(file: string, [field, got]: readonly [field: string, got?: string]): readonly Endpoint[] {
	try {
		return parseEndpoints(settingsText(file));
	} catch (error) {
		const reason = error instanceof InputError ? error.message : `it cannot be read (${whyUnread(error)})`;
		throw new ConfigError("unusable-file", field, { ...(got !== undefined && { got }), reason }, { cause: error });
	}
}
