import type { Code } from "../code.ts";
import { tagOf, type Tag } from "../tag.ts";
import { SHELL } from "./language.ts";
import { scan } from "./scan.ts";

/** POSIX shell source that is known to be correct. */
export type Shell = Code<"sh">;

/**
 * Shell source from a template: a bare hole becomes one word; in quotes or a comment, the value is escaped.
 *
 * A value that begins with `-` is refused as a word unless it follows an option (`--data ${x}`), a `--` word, a
 * redirection, or text in the same word (`--model=${x}`).
 *
 * @example
 * String(sh`echo ${"two words"}`); // "echo 'two words'"
 */
export const sh: Tag<"sh"> = /* @__PURE__ */ tagOf(SHELL, scan);
