import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, openStage, type Stage } from "./browser.ts";
import { PAGES } from "./pages.ts";
import { openVisitor, type Visitor } from "./quality.ts";
import { RUNNABLE, SHELF, shelf } from "./shelf.ts";
import { swept } from "../../../../test/sweep.ts";

/** Bytes of JavaScript, compressed with Brotli, that a page may load before an island is touched. */
const BUDGET = 5 * 1024;

const WIDTHS = [1440, 390] as const;

describe.skipIf(chromiumPath === undefined)("in a browser", () => {
	let stage: Stage;
	let visitor: Visitor;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
		visitor = await openVisitor(stage.browser);
	});
	afterAll(() => stage?.close());

	for (const [[name, path], options] of swept(Object.entries(PAGES)))
		describe(name, options, () => {
			test.each(WIDTHS)(
				"at %s px fetches little script and moves nothing while its fonts are on their way",
				async (width) => {
					const { scripts, moved } = await visitor.visit(stage.url + path, width);
					expect(scripts).toBeGreaterThan(0);
					expect(scripts).toBeLessThanOrEqual(BUDGET);
					expect(moved).toEqual([]);
				},
			);
		});
});
