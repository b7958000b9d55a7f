import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { ApiProblem } from "../../api/problem.ts";

/** The media type of these that a request ranks highest; the first without a header. Throws ApiProblem if it accepts none. */
export function acceptedType<T extends string>(context: Context, types: readonly [T, ...T[]]): T {
	const header = context.req.header("Accept");
	if (header === undefined || header.trim() === "") return types[0];
	const ranges = parseAccept(header.slice(0, LONGEST));
	const ranked = types.map((type) => ({ type, q: qualityOf(type, ranges) })).toSorted((a, b) => b.q - a.q);
	const [best] = ranked;
	if (best !== undefined && best.q > 0) return best.type;
	throw new ApiProblem(406, "not-acceptable", `Accept allows none of the available media types: ${types.join(", ")}.`, {
		field: "Accept",
		value: header,
		allowed: types,
	});
}

/** Characters of the header that are read. */
const LONGEST = 2_000;

type Range = ReturnType<typeof parseAccept>[number];

/** The quality that the most specific range for a type has; 0 without any. */
function qualityOf(type: string, ranges: readonly Range[]): number {
	const family = `${type.slice(0, type.indexOf("/"))}/*`;
	const found = [type, family, "*/*"].map((name) => ranges.find((range) => range.type.toLowerCase() === name));
	return found.find((range) => range !== undefined)?.q ?? 0;
}
