import type { Code } from "../code.ts";
import { tagOf, type Tag } from "../tag.ts";
import { javascriptImports } from "./imports.ts";
import { scan } from "./scan.ts";

/** JavaScript source that is already correct. */
export type JavaScript = Code<"js">;

/** JavaScript source out of a template: a bare hole becomes a literal, one inside quotes or a comment is escaped for there. */
export const js: Tag<"js"> = tagOf({ id: "js", name: "JavaScript", scan, imports: javascriptImports });
