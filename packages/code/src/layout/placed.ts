import { exploded } from "./exploded.ts";
import { linesOf } from "./lines.ts";
import { withoutRows } from "./rows.ts";
import type { Placing } from "./wrap.ts";

/** The lines of a program in which brackets close on later lines. */
export const placed: Placing = (tokens, context) => withoutRows(linesOf(exploded(tokens, context.grammar), context));
