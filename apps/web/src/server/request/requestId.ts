import { randomUUID } from "node:crypto";
import type { Context } from "hono";

declare module "hono" {
	interface ContextVariableMap {
		/** The id of the request, in the log and in the header X-Request-Id. */
		requestId: string;
	}
}

/** The header that carries the id of a request, from a proxy and to the client. */
export const ID_HEADER = "X-Request-Id";

/** The most characters of an id that is taken from the client; a UUID has 36. */
const LONGEST_ID = 64;

const ORDINARY = new RegExp(`^[A-Za-z0-9._-]{1,${LONGEST_ID}}$`);

/** The id that the client or its proxy gave to a request if it is an ordinary one, else a new one. */
export function givenOrNewId(given: string | undefined): string {
	return given !== undefined && ORDINARY.test(given) ? given : randomUUID();
}

/** The id of a request, for a page that shows it; undefined outside the app. */
export const requestIdOf = (context: Context): string | undefined => context.get("requestId");
