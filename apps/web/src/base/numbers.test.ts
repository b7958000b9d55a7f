import { describe, expect, test } from "vitest";
import { ago, compact, day, exact, month, size } from "./numbers.ts";

describe("numbers", () => {
	test.each([
		[0, "0"],
		[713, "713"],
		[999, "999"],
		[1_000, "1.0 k"],
		[4_937, "4.9 k"],
		[99_949, "99.9 k"],
		[99_960, "100 k"],
		[712_764, "713 k"],
		[999_499, "999 k"],
		[999_500, "1.0 M"],
		[8_030_261_248, "8.0 B"],
		[18_164_649_200, "18.2 B"],
		[2.5e15, "2500 T"],
		[1e308, "> 999,999 T"],
	])("%d is shown as %s", (value, shown) => {
		expect(compact(value)).toBe(shown);
	});

	test.each([
		[0, "0 B"],
		[942_000_000, "942 MB"],
		[14_500_000_000, "14.5 GB"],
		[9e15, "9.0 PB"],
		[1e22, "> 999,999 PB"],
		[Infinity, "> 999,999 PB"],
	])("%d bytes are shown as %s", (bytes, shown) => {
		expect(size(bytes)).toBe(shown);
	});

	test("exact figures have thousands separators", () => {
		expect(exact(8_030_261_248)).toBe("8,030,261,248");
	});

	const now = new Date("2026-11-21T12:00:00Z");
	test.each([
		["2026-11-21T11:00:00Z", "today"],
		["2026-11-22T11:00:00Z", "today"],
		["2026-11-18T12:00:00Z", "3 d ago"],
		["2026-10-21T13:00:00Z", "30 d ago"],
		["2026-10-20T12:00:00Z", "1 mo ago"],
		["2025-12-17T12:00:00Z", "11 mo ago"],
		["2025-11-22T12:00:00Z", "11 mo ago"],
		["2025-11-20T12:00:00Z", "1 y ago"],
		["2023-01-01T00:00:00Z", "3 y ago"],
	])("%s is %s", (moment, shown) => {
		expect(ago(new Date(moment), now)).toBe(shown);
	});

	test("days and months are named", () => {
		expect(day(now)).toBe("21 Nov 2026");
		expect(month("2026-08")).toBe("August 2026");
		expect(month("last summer")).toBe("last summer");
	});
});
