import { MOST_PAGES } from "./fields.ts";

/** Rows of a page. */
export const ROWS = 50;

/** The number of pages of a list that can be reached, at least 1. */
export function pagesOf(total: number): number {
	return Math.min(Math.max(Math.ceil(total / ROWS), 1), MOST_PAGES);
}

/** The rows before a page. */
export function offsetOf(page = 1): number {
	return (Math.min(page, MOST_PAGES) - 1) * ROWS;
}
