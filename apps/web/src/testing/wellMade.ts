import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look, type Stage, violations } from "./browser.ts";

/** How much wider than the window a page is, in pixels. */
export const OVERFLOW = "document.documentElement.scrollWidth - innerWidth";

interface Ways {
	/** Of the windows. */
	readonly widths: readonly number[];
	/** Brings the page into the state that is looked at. */
	readonly ready?: (page: Page) => Promise<unknown>;
	/** A complaint that belongs to the page. */
	readonly isExpected?: (complaint: string) => boolean;
}

/** What every page keeps, in windows of each width: axe finds nothing in either theme, nothing scrolls sideways, the browser has no complaint. */
export async function expectWellMade(
	stage: Stage,
	path: string,
	{ widths, ready, isExpected = () => false }: Ways,
): Promise<void> {
	for (const width of widths) {
		const { page, complaints } = await look(stage, path, { theme: "light", width });
		await ready?.(page);
		expect(await violations(page), `${width} px`).toEqual([]);
		expect(await page.evaluate(OVERFLOW), `${width} px`).toBeLessThanOrEqual(0);
		expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
		await page.context().close();
	}
}
