import { expect, test } from "vitest";
import { nextLink } from "./link.ts";
import { waitBefore } from "./wait.ts";

test.each([
	['<https://hub/api/models?cursor=a%3D>; rel="next"', "https://hub/api/models?cursor=a%3D"],
	['<https://hub/1>; rel="prev", <https://hub/3>; rel="next"', "https://hub/3"],
	["</api/models?x=1,2;3>; rel=next", "/api/models?x=1,2;3"],
	['</a>; title="x"; rel="last next"', "/a"],
	['</a>; rel="nextish"', undefined],
	['</a>; rel="prev"', undefined],
	["next", undefined],
	["", undefined],
	[null, undefined],
])("the next page of %j is %j", (header, target) => {
	expect(nextLink(header)).toBe(target);
});

test("waits as the hub asks: seconds, a date, or the reset of its limit; never more than five minutes", () => {
	const now = Date.parse("2026-08-31T12:00:00Z");
	const wait = (headers: Record<string, string>): number => waitBefore(2, new Headers(headers), now);
	expect(wait({ "retry-after": "3" })).toBe(3000);
	expect(wait({ "retry-after": "Mon, 31 Aug 2026 12:00:09 GMT" })).toBe(9000);
	expect(wait({ "retry-after": "Mon, 31 Aug 2026 11:00:00 GMT" })).toBe(0);
	expect(wait({ ratelimit: '"api";r=0;t=55' })).toBe(55_000);
	expect(wait({ ratelimit: '"api";r=3;t=55' })).toBe(500);
	expect(wait({ "retry-after": "86400" })).toBe(300_000);
	expect(wait({ "retry-after": "soon" })).toBe(500);
	expect([2, 3, 4].map((attempt) => waitBefore(attempt, undefined, now))).toEqual([500, 1000, 2000]);
});
