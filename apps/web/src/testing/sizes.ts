import type { Hono } from "hono";
import { expect, onTestFinished, vi } from "vitest";

/** Bytes of the largest page, and of the largest answer in JSON. */
const [PAGE, ANSWER] = [1_000_000, 8 * 1024 * 1024];

/** Gets an address whose answer must be within its bound without the help of the last guard, which logs; returns it. */
export async function getWithin(app: Hono, address: string, statuses: readonly number[]): Promise<string> {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => logged.mockRestore());
	const answer = await app.request(address);
	const text = await answer.text();
	const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
	const shown = address.slice(0, 200);
	expect([shown, logged.mock.calls.flat()]).toEqual([shown, []]);
	expect(Buffer.byteLength(text)).toBeLessThanOrEqual(isPage ? PAGE : ANSWER);
	expect(statuses).toContain(answer.status);
	return text;
}
