import type { TestOptions } from "vitest";

/**
 * What `npm test` leaves to `npm run test:all`: it repeats for many pages or values what each run tests for a few, or
 * starts programs that take long.
 */
export const SWEEP: TestOptions = { tags: ["sweep"] };

/** The runs of a property test, with the options of its tests: `few` in every run, `all` in a sweep. */
export const runs = (few: number, all: number): readonly (readonly [runs: number, options: TestOptions])[] => [
	[few, {}],
	[all, SWEEP],
];

/** Items with the options of their tests: the first `few` are part of every run. */
export const swept = <T>(items: readonly T[], few = 1): readonly (readonly [item: T, options: TestOptions])[] =>
	items.map((item, at) => [item, at < few ? {} : SWEEP]);
