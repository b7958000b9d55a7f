import type { Context } from "hono";
import { ApiProblem } from "../../api/problem.ts";
import { bestType } from "../../http/accept.ts";

/** The media type of these that a request ranks highest; the first without a header. Throws ApiProblem if it accepts none. */
export function acceptedType<T extends string>(context: Context, types: readonly [T, ...T[]]): T {
	const header = context.req.header("Accept");
	const best = bestType(header, types);
	if (best !== undefined) return best;
	throw new ApiProblem(406, "not-acceptable", `Accept allows none of the available media types: ${types.join(", ")}.`, {
		field: "Accept",
		value: header,
		allowed: types,
	});
}
