import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { withBuiltNames, withDataModules } from "./rewrites.ts";

/** Code or declarations as they are in a package. */
export const builtText = (text: string): string => withDataModules(withBuiltNames(text));

/** Writes a file, with the folders that it is in. */
export function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
