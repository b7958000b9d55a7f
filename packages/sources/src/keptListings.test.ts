import { expect, test, vi } from "vitest";
import { KeptListings } from "./keptListings.ts";

const files = (count: number, looked = count) => ({
	files: Array.from({ length: count }, (_, at) => ({ path: `${at}`, size: at })),
	looked,
});

test("many files are listed once, and few of them each time", async () => {
	const listings = new KeptListings();
	const many = vi.fn(async () => files(1_000));
	const few = vi.fn(async () => files(999));
	vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(10).mockReturnValue(20);
	const first = await listings.of("/many", many);
	for (let i = 0; i < 5; i++) {
		expect(await listings.of("/many", many)).toBe(first);
		await listings.of("/few", few);
	}
	expect([many.mock.calls.length, few.mock.calls.length]).toEqual([1, 5]);
	vi.restoreAllMocks();
});

test("few files among many entries are listed once", async () => {
	const listings = new KeptListings();
	const list = vi.fn(async () => files(1, 1_000));
	vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(10).mockReturnValue(20);
	for (let i = 0; i < 5; i++) expect(await listings.of("/folders", list)).toHaveLength(1);
	expect(list).toHaveBeenCalledOnce();
	vi.restoreAllMocks();
});

test("an old list is returned while it is made again, once; one that cannot be made again is forgotten", async () => {
	const listings = new KeptListings();
	const clock = vi.spyOn(performance, "now").mockReturnValue(0);
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	let made = 0;
	const list = async () => {
		if (made++ > 0) await promise;
		return files(1_000 + made);
	};
	expect(await listings.of("/many", list)).toHaveLength(1_001);
	clock.mockReturnValue(1);
	for (let i = 0; i < 3; i++) expect(await listings.of("/many", list)).toHaveLength(1_001);
	expect(made).toBe(2);
	reject(new Error("gone"));
	await expect.poll(() => listings.of("/many", async () => files(2)).then(({ length }) => length)).toBe(2);
	resolve();
	vi.restoreAllMocks();
});
