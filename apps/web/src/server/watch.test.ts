import { describe, expect, test, vi } from "vitest";
import type { Health } from "@vitrine/search";
import { Notices } from "./notices.ts";
import { within } from "./patience.ts";
import { IndexWatch, type Watched } from "./watch.ts";

const READY: Health = { state: "ready", engine: "embedded", problems: [] };
const down = (...problems: string[]): Health => ({ state: "down", engine: "opensearch", problems });
const degraded = (...problems: string[]): Health => ({ state: "degraded", engine: "opensearch", problems });

/** An index whose health is set by the test, and what the log was told of it. */
function watched(search: Watched["search"] = async () => Promise.reject(new Error("no answer"))) {
	const said: string[] = [];
	const index = { health: vi.fn(async () => READY), search };
	const watch = new IndexWatch(index, new Notices((message) => void said.push(message)));
	const finds = async (health: Health): Promise<Health> => {
		index.health.mockResolvedValueOnce(health);
		return watch.lookNow();
	};
	return { watch, index, said, finds };
}

describe("the watch on the index", () => {
	test("says what is wrong once when it begins, and once when it has ended", async () => {
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
			"The index is well again (embedded).",
		]);
	});

	test("does not take a problem for another when its numbers change, but when its node does", async () => {
		const { said, finds } = watched();
		await finds(degraded("http://10.0.0.1:9200: 3 copies have no node"));
		await finds(degraded("http://10.0.0.1:9200: 12 copies have no node"));
		expect(said).toHaveLength(1);
		await finds(degraded("http://10.0.0.2:9200: 12 copies have no node"));
		expect(said).toHaveLength(2);
	});

	test("believes a search more than a bad report", async () => {
		const { watch, index, finds } = watched(async () => ({ rows: [], total: 0, facets: {} }));
		index.health.mockResolvedValueOnce(down("no manager"));
		expect(await finds(down("no manager"))).toEqual(degraded("no manager"));
		expect(watch.isDown).toBe(false);
		expect(await finds(down("was away for a moment"))).toEqual(READY);
	});

	test("counts a report that fails as an index that is down", async () => {
		const { watch, index } = watched();
		index.health.mockRejectedValueOnce(new Error("broken"));
		expect(await watch.lookNow()).toEqual({ state: "down", engine: "unknown", problems: ["broken"] });
	});

	test("looks once for all who ask at once, and not again at once", async () => {
		const { watch, index } = watched();
		await Promise.all([watch.look(), watch.look(), watch.look()]);
		await watch.look();
		expect(index.health).toHaveBeenCalledTimes(1);
	});

	test("tells a probe what it knows rather than let it wait", async () => {
		const { watch, index, finds } = watched();
		await finds(down("away"));
		await new Promise((resolve) => setTimeout(resolve, 1100));
		index.health.mockReturnValueOnce(new Promise(() => {}));
		expect(await watch.soon()).toEqual(down("away"));
	});

	test("waits for an index that comes later", async () => {
		const { watch, index } = watched();
		index.health.mockResolvedValueOnce(down("not yet"));
		await watch.ready();
		expect(index.health).toHaveBeenCalledTimes(2);
	});
});

test("what takes too long is given up", async () => {
	await expect(within(5, new Promise(() => {}))).rejects.toThrow("did not answer within 0.005 s");
	expect(await within(1000, Promise.resolve(7))).toBe(7);
});

test("a notice is not repeated at once", () => {
	const said: string[] = [];
	const notices = new Notices((message) => void said.push(message));
	for (const message of ["a", "b", "a"]) notices.tell(message);
	expect(said).toEqual(["a", "b"]);
});
