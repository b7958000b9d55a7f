import { reason } from "../cause.ts";
import { skip } from "../item.ts";

/** Bytes of the longest record that is read. */
export const LONGEST: number = 16 * 1024 * 1024;

/** A value in some bytes, and where it is; or why there is none. */
export type Read = { readonly json: unknown; readonly where: string } | ReturnType<typeof skip>;

/** Reads the JSON of one record; `bytes` are undefined if they are too long. */
export function jsonOf(bytes: Uint8Array | undefined, where: string, expected = ""): Read {
	if (bytes === undefined) return skip("too-long", where, { expected: `${LONGEST / 1024 / 1024} MB` });
	try {
		return { json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), where };
	} catch (error) {
		if (error instanceof TypeError) return skip("not-utf-8", where);
		return skip("not-json", where, { reason: reason(error), expected });
	}
}
