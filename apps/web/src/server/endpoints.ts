import { readFileSync } from "node:fs";
import { type Endpoint, InputError, parseEndpoints } from "@vitrine/inference";

/** The endpoints that a file describes. Throws an Error that names the file, the field and the value. */
export function readEndpointsFile(file: string): readonly Endpoint[] {
	try {
		return parseEndpoints(readFileSync(file, "utf8"));
	} catch (error) {
		const isOfContent = error instanceof InputError;
		const message = isOfContent ? error.message : `it cannot be read (${(error as Error).message})`;
		throw new Error(`${file}: ${message}`, { cause: error });
	}
}
