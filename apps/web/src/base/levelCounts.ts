import type { Level } from "@vitrine/verify";

/** How many snippets reached a level; without a level, how many reached none. */
export interface LevelCount {
	readonly level?: Level;
	readonly count: number;
}

/** The number of snippets. */
export function snippetsIn(counts: readonly LevelCount[]): number {
	return counts.reduce((sum, { count }) => sum + count, 0);
}

/** `110 run, 5 commands checked`. */
export function levelWords(counts: readonly LevelCount[]): string {
	return counts.map(({ level, count }) => `${count} ${level ?? "not checked"}`).join(", ");
}
