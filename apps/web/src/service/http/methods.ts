import { API } from "../../api/operation.ts";
import { OPERATIONS } from "../../api/operations/index.ts";

/** The methods of an address that is only read. */
export const READING = ["GET", "HEAD", "OPTIONS"] as const;

const PATTERNS = OPERATIONS.map(({ path, method }) => ({
	pattern: new RegExp(`^${API}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
	method: method.toUpperCase(),
}));

/** The methods that an address of the API answers; undefined for other addresses. */
export function apiMethodsAt(path: string): readonly string[] | undefined {
	if (path !== API && !path.startsWith(`${API}/`)) return undefined;
	const found = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
	return found.length === 0 ? READING : [...found, "HEAD", "OPTIONS"];
}
