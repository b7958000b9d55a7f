import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test.each([
	[undefined, "whole"],
	["bytes=0-0", { start: 0, end: 1 }],
	["bytes=2-5", { start: 2, end: 6 }],
	["bytes=2-", { start: 2, end: 10 }],
	["bytes=2-99", { start: 2, end: 10 }],
	["bytes=-3", { start: 7, end: 10 }],
	["bytes=-99", { start: 0, end: 10 }],
	["bytes=10-", "none"],
	["bytes=10-12", "none"],
	["bytes=-0", "none"],
	["bytes=99999999999999999999-", "none"],
	["bytes=5-2", "whole"],
	["bytes=0-1,3-4", "whole"],
	["bytes=-", "whole"],
	["lines=0-1", "whole"],
	["bytes=a-b", "whole"],
])("of a file of ten bytes, %s is %j", (header, part) => {
	expect(rangeOf(header, 10)).toEqual(part);
});

test("an empty file has no range", () => {
	expect(rangeOf("bytes=0-", 0)).toBe("none");
});
