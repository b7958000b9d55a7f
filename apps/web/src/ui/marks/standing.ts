import { countsOf, type Row } from "@vitrine/verify";

/** `run 6 · typed 2`: how many of a library's snippets stand at which level. */
export const standing = (rows: readonly Row[]): string =>
	countsOf(rows)
		.map(([level, count]) => `${level} ${count}`)
		.join(" · ");

/** Why some of a library's code is not run: every reason once, in the order of the snippets. */
export function reasonsAgainst(rows: readonly Row[]): readonly string[] {
	return [...new Set(rows.filter(isOpen).flatMap(({ reasons }) => reasons?.run ?? reasons?.typed ?? []))];
}

const isOpen = ({ id, level }: Row): boolean => level !== "run" && !id.endsWith(".sh");
