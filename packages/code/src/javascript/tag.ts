import type { Code } from "../code.ts";
import { tagOf, type Tag } from "../tag.ts";
import { JAVASCRIPT } from "./language.ts";
import { scan } from "./scan.ts";

/** JavaScript source that is known to be correct. */
export type JavaScript = Code<"js">;

/**
 * JavaScript source from a template: a bare hole becomes a literal; in quotes or a comment, the value is escaped.
 *
 * @example
 * String(js`open(${["a", 1]})`); // "open([\"a\", 1])"
 */
export const js: Tag<"js"> = /* @__PURE__ */ tagOf(JAVASCRIPT, scan);
