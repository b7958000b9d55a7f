import type { Index } from "@vitrine/search";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EVERYONE } from "../../site/reader.ts";
import { factsOf } from "./facts.ts";
import { cachePages } from "./pageCache.ts";

const YEAR = 365 * 86_400_000;

/** An index that never changes, and the number of times that it was counted. */
function countedIndex() {
	const counted = vi.fn(async () => 7);
	const index = { count: counted, sources: async () => [], generation: async () => "1" };
	return { counted, index: index as unknown as Index };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

describe.each([
	["backwards", -YEAR],
	["forwards", YEAR],
])("a clock that is set %s by a year", (_, change) => {
	const jump = (): void => void vi.setSystemTime(Date.now() + change);

	test("does not change how long facts are cached", async () => {
		const { counted, index } = countedIndex();
		const facts = factsOf(index);
		await facts();
		jump();
		await facts();
		expect(counted).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(6000);
		expect(await facts()).toEqual({ models: 7, sources: [] });
		expect(counted).toHaveBeenCalledTimes(2);
	});

	test("does not change how long pages are cached", async () => {
		const { index } = countedIndex();
		let made = 0;
		const app = new Hono();
		app.use(async (context, next) => {
			context.set("reader", EVERYONE);
			await next();
		});
		app.use(cachePages(index, {}));
		app.get("/", (context) => context.html(`page ${++made}`, 200, { ETag: `"${made}"` }));
		const page = async (): Promise<string> => (await app.request("/")).text();
		expect(await page()).toBe("page 1");
		jump();
		expect(await page()).toBe("page 1");
		vi.advanceTimersByTime(6000);
		expect(await page()).toBe("page 2");
	});
});
