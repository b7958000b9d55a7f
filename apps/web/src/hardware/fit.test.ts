import { deviceOf } from "@vitrine/catalogue";
import { describe, expect, test } from "vitest";
import { fitOf, parseMemory } from "./fit.ts";

describe("typed memory", () => {
	test.each([
		["8", 8],
		[" 24 GB ", 24],
		["7.5gb", 7.5],
		["16 GiB", 16],
		["1000000", 1_000_000],
	])("%j is %s GB", (text, memory) => {
		expect(parseMemory(text)).toBe(memory);
	});

	test.each(["", "0", "-8", "8 MB", "8,5", "1e3", "lots", "1000001", "0.0001", "٨"])("%j is none", (text) => {
		expect(parseMemory(text)).toBeUndefined();
	});
});

test("a device has the memory asked for if it comes with it, else its smallest", () => {
	const device = deviceOf("nvidia-a100")!;
	expect([80, 24, undefined].map((memory) => fitOf(device, memory).memory)).toEqual([80, 40, 40]);
});
