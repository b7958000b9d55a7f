import { Option } from "commander";
import { type Endpoint, InputError, parseEndpoints } from "@vitrine/inference";
import { settingsText, whyUnread } from "@vitrine/store";
import { Misuse } from "./errors.ts";
import type { Io } from "./io.ts";

/** `--endpoints FILE`, for commands that name providers. */
export function endpointsOption(): Option {
	return new Option("--endpoints <file>", "JSON file that describes your own endpoints (default: VITRINE_ENDPOINTS)");
}

/** The endpoints in the given file, else in that of VITRINE_ENDPOINTS, else none. Throws Misuse. */
export function endpointsOf(io: Io, given: string | undefined): readonly Endpoint[] {
	const file = given || io.env["VITRINE_ENDPOINTS"];
	if (!file) return [];
	try {
		return parseEndpoints(settingsText(file));
	} catch (error) {
		const message = error instanceof InputError ? error.message : `it cannot be read (${whyUnread(error)})`;
		throw new Misuse(`${file}: ${message}`);
	}
}
