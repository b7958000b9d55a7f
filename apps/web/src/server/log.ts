import { format } from "node:util";
import { visible } from "@vitrine/model";

/** Writes to standard error what console.error would, without characters of a record that act on the terminal. */
export function log(...parts: readonly unknown[]): void {
	console.error(visible(format(...parts)));
}
