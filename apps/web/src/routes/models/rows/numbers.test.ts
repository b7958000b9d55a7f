import { expect, test } from "vitest";
import { numbersAround } from "./numbers.ts";

test.each([
	[1, 1, [1]],
	[1, 3, [1, 2, 3]],
	[1, 9, [1, 2, 0, 9]],
	[4, 9, [1, 2, 3, 4, 5, 0, 9]],
	[5, 9, [1, 0, 4, 5, 6, 0, 9]],
	[9, 9, [1, 0, 8, 9]],
])("the pages around %i of %i are %j, with 0 for a gap", (page, pages, numbers) => {
	expect(numbersAround(page, pages)).toEqual(numbers);
});
