import type { Cursor } from "./cursor.ts";
import { HOLE } from "./hole.ts";
import { AFTER_HOLE, AFTER_SIGN, GLUE, GLUED, PLAIN, TOUCHES } from "../values/bare.ts";

/** The key of the place of a hole among code, where values become literals. */
export function bareKey(cursor: Cursor): string {
	const isGlued = GLUE.test(cursor.previous) || GLUE.test(cursor.next);
	if (isGlued || cursor.previous === HOLE) return (isGlued ? GLUED : AFTER_HOLE) + cursor.problem(TOUCHES).message;
	return cursor.previous === "-" ? AFTER_SIGN : PLAIN;
}
