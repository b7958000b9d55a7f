import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lookAt, type Stage, violations } from "./browser.ts";
import { swept } from "../../../../test/sweep.ts";

/** By how many pixels a page is wider than the window. */
export const OVERFLOW = "document.documentElement.scrollWidth - innerWidth";

interface Ways {
	/** The widths of windows to test. */
	readonly widths: readonly number[];
	/** How many of the pages are tested in every run; none if undefined. */
	readonly few?: number;
	/** Brings the page into the state to test. */
	readonly ready?: (page: Page) => Promise<unknown>;
	/** Whether an error of the page is expected. */
	readonly isExpected?: (complaint: string, path: string) => boolean;
}

/** Tests that pages are well made. */
export function testWellMade(stage: () => Stage, paths: readonly string[], ways: Ways): void {
	for (const [path, options] of swept(paths, ways.few ?? 0))
		test(`${path} is accessible in light and dark, and fits ${ways.widths.join(", ")} px`, options, () =>
			expectWellMade(stage(), path, ways),
		);
}

/** Expects, at each width: no violations in either theme, no sideways scrolling, no errors. */
export async function expectWellMade(
	stage: Stage,
	path: string,
	{ widths, ready, isExpected = () => false }: Ways,
): Promise<void> {
	const complaints = await lookAt(stage, path, widths, async (page, width) => {
		await ready?.(page);
		expect(await violations(page), `${width} px`).toEqual([]);
		expect(await page.evaluate(OVERFLOW), `${width} px`).toBeLessThanOrEqual(0);
	});
	expect(complaints.filter((complaint) => !isExpected(complaint, path))).toEqual([]);
}
