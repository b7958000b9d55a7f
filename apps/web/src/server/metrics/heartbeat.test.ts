import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { sinceBeat, startHeart } from "./heartbeat.ts";

test("a heart beats while the event loop turns, and not after it is stopped", async () => {
	const { heart, stop } = startHeart();
	const beats = new BigInt64Array(heart);
	const first = beats[0];
	await expect.poll(() => beats[0]).not.toBe(first);
	stop();
	const last = beats[0];
	await setTimeout(600);
	expect(beats[0]).toBe(last);
	expect(sinceBeat(heart)).toBeGreaterThanOrEqual(600 - 1);
});
