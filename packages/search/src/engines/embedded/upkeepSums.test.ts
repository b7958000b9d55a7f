import { describe, expect, it } from "vitest";
import { mixed, Sums } from "./upkeepSums.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789-_:/"];

describe("sums", () => {
	it("keep short texts of all kinds apart", () => {
		const sums = new Sums();
		const texts = [...LETTERS, ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), ""];
		for (let kind = 0; kind < 11; kind++) for (const text of texts) sums.add(kind, text, kind);
		for (let kind = 0; kind < 11; kind++) {
			expect(sums.distinct(kind)).toBe(texts.length);
			for (const text of texts) if (sums.count(kind, text) !== 1) expect.unreachable(`${kind} ${text}`);
		}
	});

	it("are left with nothing where both sides agree, and with what differs where they do not", () => {
		const sums = new Sums();
		for (let record = 0; record < 10_000; record++) sums.add(2, `value ${record % 7000}`, record);
		for (let value = 0; value < 7000; value++) {
			const records = [value, ...(value < 3000 ? [value + 7000] : [])];
			sums.takeOff(
				2,
				`value ${value}`,
				records.length,
				records.reduce((sum, record) => sum + mixed(record), 0),
			);
		}
		expect(sums.left()).toBe(0);
		sums.add(2, "value 5", 1);
		sums.takeOff(2, "value 6", 0, mixed(3));
		expect(sums.left()).toBe(2);
		expect([sums.differs(2, "value 5"), sums.count(2, "value 5")]).toEqual([true, 1]);
		expect([sums.differs(2, "value 6"), sums.count(2, "value 6")]).toEqual([true, 0]);
		expect([sums.differs(3, "value 5"), sums.count(3, "never")]).toEqual([false, 0]);
	});
});
