import { createHash } from "node:crypto";
import type { Check } from "../check.ts";
import type { Group } from "../subject.ts";

/**
 * Whether the snippets of a group are in the tenth of a day: all snippets with the same install line are in the same one,
 * and ten days in a row cover all.
 */
export function isInTenth(check: Check, { subjects: [{ install = "" }] }: Group, day: number): boolean {
	return check.stage !== "runs" || tenthOf(install) === day % 10;
}

const tenthOf = (install: string): number =>
	Number.parseInt(createHash("sha256").update(install).digest("hex").slice(0, 8), 16) % 10;
