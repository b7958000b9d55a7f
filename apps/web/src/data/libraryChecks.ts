import { countsOf, type Row } from "@vitrine/verify";
import { checks } from "./checks.ts";

/** The entries of the report for a library's snippets, in their order. */
export function rowsOf(key: string): readonly Row[] {
	return checks().rowsOf(`load/${key}`);
}

/** `run 6 · typed 2`: how many of a library's snippets reached each level; empty if none was checked. */
export function levelsOf(key: string): string {
	return countsOf(rowsOf(key))
		.map(([level, count]) => `${level} ${count}`)
		.join(" · ");
}

/** Why some of a library's code was not run: every reason once, in the order of the snippets. */
export function reasonsOf(key: string): readonly string[] {
	return [
		...new Set(
			rowsOf(key)
				.filter(isOpen)
				.flatMap(({ reasons }) => reasons?.run ?? reasons?.typed ?? []),
		),
	];
}

const isOpen = ({ id, level }: Row): boolean => level !== "run" && !id.endsWith(".sh");
