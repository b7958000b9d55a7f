import type { Code } from "../code.ts";
import { joined } from "../parts.ts";
import { tagOf, type Tag } from "../tag.ts";
import { scan } from "./scan.ts";

/** POSIX shell source that is already correct. */
export type Shell = Code<"sh">;

/**
 * Shell source out of a template: a bare hole becomes one word, one inside quotes or a comment is escaped for there.
 *
 * A value that begins with `-` is refused as a word unless it follows an option (`--data ${x}`), a `--` word
 * or a redirection, or is glued to what stands before it (`--model=${x}`).
 */
export const sh: Tag<"sh"> = tagOf({ id: "sh", name: "shell", scan });

/** The arguments of one command, each on its own line; empty ones are left out. */
export const args = (codes: readonly Shell[]): Shell => joined(codes, " \\\n");
