import { describe, expect, it } from "vitest";
import { mixed, TermChecksums } from "./termChecksums.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz0123456789-_:/"];

describe("checksums", () => {
	it("distinguish short terms of all kinds", () => {
		const checksums = new TermChecksums();
		const texts = [...LETTERS, ...LETTERS.flatMap((one) => LETTERS.map((other) => one + other)), ""];
		for (let kind = 0; kind < 11; kind++) for (const text of texts) checksums.add(kind, text, kind);
		for (let kind = 0; kind < 11; kind++) {
			expect(checksums.distinct(kind)).toBe(texts.length);
			for (const text of texts) if (checksums.count(kind, text) !== 1) expect.unreachable(`${kind} ${text}`);
		}
	});

	it("are zero if both sides agree, and keep what differs", () => {
		const checksums = new TermChecksums();
		for (let record = 0; record < 10_000; record++) checksums.add(2, `value ${record % 7000}`, record);
		for (let value = 0; value < 7000; value++) {
			const records = [value, ...(value < 3000 ? [value + 7000] : [])];
			checksums.subtract(
				2,
				`value ${value}`,
				records.length,
				records.reduce((sum, record) => sum + mixed(record), 0),
			);
		}
		expect(checksums.remaining()).toBe(0);
		checksums.add(2, "value 5", 1);
		checksums.subtract(2, "value 6", 0, mixed(3));
		expect(checksums.remaining()).toBe(2);
		expect([checksums.differs(2, "value 5"), checksums.count(2, "value 5")]).toEqual([true, 1]);
		expect([checksums.differs(2, "value 6"), checksums.count(2, "value 6")]).toEqual([true, 0]);
		expect([checksums.differs(3, "value 5"), checksums.count(3, "never")]).toEqual([false, 0]);
	});
});
