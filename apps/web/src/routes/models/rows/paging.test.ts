import { MOST_REACHED } from "@vitrine/search";
import { describe, expect, test } from "vitest";
import { MOST_PAGES } from "../query/fields.ts";
import { numbersAround, offsetOf, pagesOf, ROWS } from "./paging.ts";

describe("the pages of a list", () => {
	test("are those that an index reaches", () => {
		expect(MOST_PAGES * ROWS).toBe(MOST_REACHED);
		expect([0, 1, 50, 51, 1e6].map(pagesOf)).toEqual([1, 1, 1, 2, MOST_PAGES]);
		expect([undefined, 1, 2, 1e9].map(offsetOf)).toEqual([0, 0, 50, MOST_REACHED - ROWS]);
	});

	test.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[1, 9, [1, 2, 0, 9]],
		[4, 9, [1, 2, 3, 4, 5, 0, 9]],
		[5, 9, [1, 0, 4, 5, 6, 0, 9]],
		[9, 9, [1, 0, 8, 9]],
	])("around %i of %i are %j, with 0 for a gap", (page, pages, numbers) => {
		expect(numbersAround(page, pages)).toEqual(numbers);
	});
});
