import { countsOf, type Row } from "@vitrine/verify";
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
				.map(plainReason),
		),
	];
}

const isOpen = ({ id, level }: Row): boolean => level !== "run" && !id.endsWith(".sh");

/** A reason of the report in words that need no knowledge of the checks. */
export function plainReason(reason: string): string {
	const known = PLAIN.find(([pattern]) => pattern.test(reason));
	const text = known === undefined ? reason : reason.replace(...known);
	// The name of a package keeps its case.
	return text.replace(/\.$/, "").replace(/^[a-z]+(?= )/, (word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`);
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
	[/^there is no miniature for this kind of model$/, "There is no tiny test model of this kind yet"],
	[/^its code is only on GitHub, .*$/, "Its code is only on GitHub, not in a package registry"],
	[/^published only as source, .*$/, "Must be compiled, which takes too long for the check"],
	[/^it only lists the files of the repository$/, "Only lists files, so there is nothing to run"],
	[/^requires a (\S+) version that is not tested here$/, "Needs another version of $1 than the check has"],
	[/^requires (.*), which can no longer be installed$/, "Needs $1, which can no longer be installed"],
	[/^requires (.*)$/, "Needs $1, which the check does not have"],
	[/^PaddlePaddle is not installed for this check$/, "Needs PaddlePaddle, which the check does not have"],
	[/^kernels are in .*$/, "Kernels are in a separate type of repository, which Vitrine does not serve"],
];
