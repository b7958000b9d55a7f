import { describe, expect, it } from "vitest";
import { Lease, zeros } from "./lease.ts";

describe("lent memory", () => {
	it("is zero each time, nobody else's while it is lent, and used again", () => {
		const first = new Lease();
		const [one, other] = first.during(() => [zeros(70), zeros(70)] as const);
		expect(one).not.toBe(other);
		one.fill(7);
		const meanwhile = new Lease();
		const further = meanwhile.during(() => zeros(70));
		expect([one, other]).not.toContain(further);
		first.end();
		const again = meanwhile.during(() => [zeros(70), zeros(70), zeros(71)]);
		expect(again.slice(0, 2).every((numbers) => numbers === one || numbers === other)).toBe(true);
		expect(again.every((numbers) => numbers.every((number) => number === 0))).toBe(true);
		meanwhile.end();
	});

	it("is the caller's own without a lease, also where work under one fails", () => {
		const lease = new Lease();
		expect(() =>
			lease.during(() => {
				throw new RangeError("no");
			}),
		).toThrow("no");
		const own = zeros(9);
		lease.end();
		const lent = new Lease().during(() => zeros(9));
		expect(lent).not.toBe(own);
	});
});
