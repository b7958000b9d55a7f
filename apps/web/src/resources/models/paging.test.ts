import { MOST_REACHED } from "@vitrine/search";
import { expect, test } from "vitest";
import { MOST_PAGES } from "./fields.ts";
import { offsetOf, pagesOf, ROWS } from "./paging.ts";

test("the pages of a list are those that an index reaches", () => {
	expect(MOST_PAGES * ROWS).toBe(MOST_REACHED);
	expect([0, 1, 50, 51, 1e6].map(pagesOf)).toEqual([1, 1, 1, 2, MOST_PAGES]);
	expect([undefined, 1, 2, 1e9].map(offsetOf)).toEqual([0, 0, 50, MOST_REACHED - ROWS]);
});
