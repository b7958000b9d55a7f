import type { LongEscape } from "../values/quoting.ts";

/** How Python escapes a character with more than four hexadecimal digits. */
export const LONG: LongEscape = (digits) => `\\U${digits.padStart(8, "0")}`;
