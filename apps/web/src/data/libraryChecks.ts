import { countsOf, plainReason, type Row } from "@vitrine/verify";
import type { LevelCount } from "../base/levelCounts.ts";
import { checks } from "./checks.ts";

/** The entries of the report for a library's snippets, in their order. */
function rowsOf(key: string): readonly Row[] {
	return checks().rowsOf(`load/${key}`);
}

/** How many of a library's snippets reached each level, the highest first; empty if none is in the report. */
export function levelsOf(key: string): readonly LevelCount[] {
	const rows = rowsOf(key);
	const counts = countsOf(rows).map(([level, count]) => ({ level, count }));
	const open = rows.length - counts.reduce((sum, { count }) => sum + count, 0);
	return open === 0 ? counts : [...counts, { count: open }];
}

/** Why some of a library's code was not run: every reason once, as a sentence, in the order of the snippets. */
export function reasonsOf(key: string): readonly string[] {
	return [
		...new Set(
			rowsOf(key)
				.filter(isOpen)
				.flatMap(({ reasons }) => reasons?.run ?? reasons?.typed ?? [])
				.map((reason) => sentenceStart(clauseOf(reason))),
		),
	];
}

const isOpen = ({ id, level }: Row): boolean => level !== "run" && !id.endsWith(".sh");

/** A reason of the report as a clause. */
export const clauseOf = (reason: string): string => plainReason(reason).replace(/\.$/, "");

/** A clause as the start of a sentence. The name of a package keeps its case. */
export const sentenceStart = (clause: string): string =>
	clause.replace(/^[a-z]+(?=[ :;])/, (word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`);
