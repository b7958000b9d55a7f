import type { Code } from "../code.ts";
import { tagOf, type Tag } from "../tag.ts";
import { PYTHON } from "./language.ts";
import { scan } from "./scan.ts";

/** Python source that is known to be correct. */
export type Python = Code<"python">;

/**
 * Python source from a template: a bare hole becomes a literal; in quotes or a comment, the value is escaped.
 *
 * @example
 * String(py`load(${"it's"})`); // "load(\"it's\")"
 */
export const py: Tag<"python"> = /* @__PURE__ */ tagOf(PYTHON, scan);
