import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Health, Index } from "@vitrine/search";
import { within } from "../../data/patience.ts";
import { IndexWatch } from "./watch.ts";

const READY: Health = { state: "ready", engine: "embedded", problems: [] };
const withProblems = (state: Health["state"], messages: readonly string[]): Health => ({
	state,
	engine: "opensearch",
	problems: messages.map((message) => ({ code: "unavailable", subject: message.slice(0, 8), message })),
});
const down = (...messages: string[]): Health => withProblems("down", messages);
const degraded = (...messages: string[]): Health => withProblems("degraded", messages);
const yellow = (subject: string, copies: number): Health => ({
	...degraded(),
	problems: [{ code: "yellow", subject, message: `${subject}: ${copies} copies have no node` }],
});

/** An index whose health is set by the test, and what was logged. */
function watched(search: Index["search"] = async () => Promise.reject(new Error("no answer"))) {
	const said: string[] = [];
	const index = { health: vi.fn(async () => READY), search };
	const watch = new IndexWatch(index, (message) => void said.push(message));
	const finds = async (health: Health): Promise<Health> => {
		index.health.mockResolvedValueOnce(health);
		return watch.checkNow();
	};
	return { watch, index, said, finds };
}

describe("the watch on the index", () => {
	test("logs a problem once when it starts and once when it ends", async () => {
		const { watch, said, finds } = watched();
		await finds(READY);
		await finds(down("node one is away"));
		expect([watch.isDown, watch.problems]).toEqual([true, ["node one is away"]]);
		await finds(down("node one is away"));
		await finds(down("node one is away", "node two is away"));
		await finds(degraded("node two is away"));
		await finds(READY);
		await finds(READY);
		expect(watch.isDown).toBe(false);
		expect(said).toEqual([
			"The index cannot answer: node one is away",
			"The index cannot answer: node two is away",
			"The index answers again (opensearch).",
			"The index is healthy again (embedded).",
		]);
	});

	test("logs a problem again when its node changes, but not when its numbers do", async () => {
		const { said, finds } = watched();
		await finds(yellow("http://10.0.0.1:9200", 3));
		await finds(yellow("http://10.0.0.1:9200", 12));
		expect(said).toHaveLength(1);
		await finds(yellow("http://10.0.0.2:9200", 12));
		expect(said).toHaveLength(2);
	});

	test("trusts a search more than a bad report", async () => {
		const { watch, index, finds } = watched(async () => ({ rows: [], total: 0, facets: {} }));
		index.health.mockResolvedValueOnce(down("no manager"));
		expect(await finds(down("no manager"))).toEqual(degraded("no manager"));
		expect(watch.isDown).toBe(false);
		expect(await finds(down("was away for a moment"))).toEqual(READY);
	});

	test("counts a report that fails as an index that is down", async () => {
		const { watch, index } = watched();
		index.health.mockRejectedValueOnce(new Error("broken"));
		expect(await watch.checkNow()).toEqual({
			state: "down",
			engine: "unknown",
			problems: [{ code: "unavailable", message: "broken" }],
		});
	});

	test("shares a check between concurrent callers, and reuses its result for a moment", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		onTestFinished(() => void vi.useRealTimers());
		const { watch, index } = watched();
		await Promise.all([watch.check(), watch.check(), watch.check()]);
		vi.advanceTimersByTime(999);
		await watch.check();
		expect(index.health).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(1);
		await watch.check();
		expect(index.health).toHaveBeenCalledTimes(2);
	});

	test("answers a probe with the last result if a check takes long", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		onTestFinished(() => void vi.useRealTimers());
		const { watch, index, finds } = watched();
		await finds(down("away"));
		vi.advanceTimersByTime(1000);
		index.health.mockReturnValueOnce(new Promise(() => {}));
		expect(await watch.soon()).toEqual(down("away"));
	});

	test("waits for an index that starts later", async () => {
		const { watch, index } = watched();
		index.health.mockResolvedValueOnce(down("not yet"));
		await watch.ready();
		expect(index.health).toHaveBeenCalledTimes(2);
	});
});

test("an answer that takes too long is rejected", async () => {
	await expect(within(5, new Promise(() => {}))).rejects.toThrow("did not answer within 0.005 s");
	expect(await within(1000, Promise.resolve(7))).toBe(7);
});
