import { describe, expect, it } from "vitest";
import { HEAP, ScratchPool } from "./scratch.ts";

describe("scratch memory", () => {
	it("is zero each time, not shared while it is in use, and used again", () => {
		const pool = new ScratchPool();
		const first = pool.scratch();
		const [one, other] = [first.zeros(70), first.zeros(70)];
		expect(one).not.toBe(other);
		one.fill(7);
		const second = pool.scratch();
		const further = second.zeros(70);
		expect([one, other]).not.toContain(further);
		first.release();
		const again = [second.zeros(70), second.zeros(70), second.zeros(71)];
		expect(again.slice(0, 2).every((numbers) => numbers === one || numbers === other)).toBe(true);
		expect(again.every((numbers) => numbers.every((number) => number === 0))).toBe(true);
		second.release();
	});

	it("is never the caller's own memory, also after work with it has failed", () => {
		const pool = new ScratchPool();
		const scratch = pool.scratch();
		expect(() => {
			scratch.zeros(9);
			throw new RangeError("no");
		}).toThrow("no");
		const own = HEAP.zeros(9);
		scratch.release();
		expect(pool.scratch().zeros(9)).not.toBe(own);
	});

	it("keeps arrays of few lengths", () => {
		const pool = new ScratchPool();
		const scratch = pool.scratch();
		const [first, ...others] = Array.from({ length: 12 }, (_, i) => scratch.zeros(i + 1));
		scratch.release();
		expect(pool.scratch().zeros(1)).not.toBe(first);
		expect(pool.scratch().zeros(12)).toBe(others.at(-1));
	});

	it("counts from zero each time", () => {
		const scratch = new ScratchPool().scratch();
		scratch.counters(5).fill(3);
		expect([...scratch.counters(9)]).toEqual(Array.from({ length: 9 }, () => 0));
	});
});
