import type { TestOptions } from "vitest";

/** What `npm test` leaves to `npm run test:all`: it repeats for many pages what each run tests for a few. */
export const SWEEP: TestOptions = { tags: ["sweep"] };

/** Items with the options of their tests: the first `few` are part of every run. */
export const swept = <T>(items: readonly T[], few = 1): readonly (readonly [item: T, options: TestOptions])[] =>
	items.map((item, at) => [item, at < few ? {} : SWEEP]);
