import { EXCUSES } from "./excuses.ts";

/** The fixture that a load snippet belongs to, as `load/<library>/<fixture>`: its id without traits, title and ending. */
export const rowOf = (id: string): string => id.replace(/^(load\/[^/]+\/[^/+.]+).*$/, "$1");

/** The title of a load snippet, as its id has it; empty where it has none. */
export const titleOf = (id: string): string => /\.([^/.]+)\.\w+$/.exec(id.slice(rowOf(id).length))?.[1] ?? "";

/** Why a snippet is not run, by the reviewed list; undefined for one that is. */
export function excuseOf(id: string): string | undefined {
	const row = rowOf(id);
	const name = [`${row}.${titleOf(id)}`, row, row.slice(0, row.lastIndexOf("/"))].find((one) =>
		Object.hasOwn(EXCUSES, one),
	);
	return name === undefined ? undefined : EXCUSES[name];
}
