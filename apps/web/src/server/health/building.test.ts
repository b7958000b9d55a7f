import { type Building, type Health, type Index, IndexError, type Maintenance } from "@vitrine/search";
import { describe, expect, test } from "vitest";
import { builtSoFar, retryAfterBuilding } from "../../base/building.ts";
import { withoutBuilding } from "../../data/patience.ts";
import { SHELF, shelf } from "../../testing/shelf.ts";
import { TEST_CONFIG } from "../../testing/site.ts";
import { createApp } from "../app/app.ts";
import { guardedIndex } from "./guard.ts";
import { IndexWatch } from "./watch.ts";

const BUILDING: Building = { done: 1_200_000, of: 2_500_000, secondsLeft: 40 };
const DOWN: Health = { state: "down", engine: "embedded", problems: [{ code: "building", message: "being indexed" }] };

/** A site whose index is built until `complete` is called: searches wait without end, and records can be read. */
async function buildingSite(isNoticed = true) {
	const store = await shelf(SHELF);
	const searched = Promise.withResolvers<void>();
	let isComplete = false;
	const index = new Proxy(store.index, {
		get(target, name: keyof (Index & Maintenance)) {
			if (name === "health") return async () => (isComplete ? target.health() : { ...DOWN, building: BUILDING });
			if (!isComplete && (name === "search" || name === "similar"))
				return () => {
					searched.resolve();
					return new Promise(() => {});
				};
			const value = target[name];
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	const watch = new IndexWatch(index, () => {});
	const app = createApp({ config: TEST_CONFIG, assets: NO_ASSETS, store: { ...store, index }, watch });
	if (isNoticed) await watch.checkNow();
	const complete = async (): Promise<void> => {
		isComplete = true;
		await watch.checkNow();
	};
	return { app, complete, watch, guarded: guardedIndex(index, watch), searched: searched.promise };
}

const NO_ASSETS = { script: "/main.js", styles: [], fonts: [], file: async () => undefined };
const PROGRESS = "The index is being built: 1,200,000 of 2,500,000 records are read. About 40 s left.";

describe("while the index is built", () => {
	test.each([
		"/models/acme/parser",
		"/models/acme/parser?tab=card",
		"/models/acme/parser?tab=files",
		"/models/acme/parser?tab=memory",
		"/models/acme/parser?tab=metadata",
		"/models/acme/parser.md",
		"/docs",
	])("%s is served, and says what is missing until when", async (path) => {
		const { app, complete } = await buildingSite();
		const answer = await app.request(path);
		expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(PROGRESS)]);
		await complete();
		const later = await app.request(`${path}${path.includes("?") ? "&" : "?"}later=1`);
		expect([later.status, await later.text()]).toEqual([200, expect.not.stringContaining("being built")]);
	});

	test.each([
		"/models/acme/parser.json",
		"/api/v1/models/acme/parser",
		"/api/v1/snippets?model=acme/parser",
		"/api/models/acme/parser",
		"/acme/parser/resolve/main/config.json",
	])("programs get %s", async (path) => {
		const { app } = await buildingSite();
		expect((await app.request(path)).status).toBe(200);
	});

	test.each(["/models", "/models?q=parser", "/tasks/text-generation", "/models/acme/parser?tab=derivatives"])(
		"%s is a page with 503, the progress and Retry-After",
		async (path) => {
			const { app } = await buildingSite();
			const answer = await app.request(path);
			expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "40"]);
			expect(await answer.text()).toContain(PROGRESS);
		},
	);

	test.each(["/api/v1/models?q=parser", "/api/models", "/islands/model-list.json"])(
		"programs get 503 with the progress and Retry-After for %s",
		async (path) => {
			const { app } = await buildingSite();
			const answer = await app.request(path);
			expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "40"]);
			expect(JSON.stringify(await answer.json())).toContain(PROGRESS);
		},
	);

	test("a page that waits for a search when that is noticed does without it", async () => {
		const { app, watch, searched } = await buildingSite(false);
		const answer = app.request("/models/acme/parser");
		await searched;
		await watch.checkNow();
		expect((await answer).status).toBe(200);
	});

	test("/readyz has the numbers", async () => {
		const { app } = await buildingSite();
		const answer = await app.request("/readyz");
		expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ building: BUILDING })]);
	});

	test("a reader who sees only some models gets 503 at once, because finding one is a search", async () => {
		const { guarded } = await buildingSite();
		expect(await guarded.get("acme/parser")).toMatchObject({ record: { id: "acme/parser" } });
		await expect(guarded.readerFor([]).get("acme/parser")).rejects.toMatchObject({ code: "building" });
		expect(await guarded.readerFor([]).generation()).toBe(await guarded.generation());
	});
});

const DAMAGED = new IndexError("corrupt", "damaged");

test("other errors of an index that is built are not hidden", async () => {
	const { index } = await shelf(SHELF);
	const failing = withoutBuilding(
		new Proxy(index, {
			get: (target, name: keyof Index) => (name === "search" ? () => Promise.reject(DAMAGED) : target[name]),
		}),
	);
	await expect(failing.search({})).rejects.toThrow("damaged");
});

test("the rest of the time is given where it is known", () => {
	expect(builtSoFar({ done: 5, of: 9 })).toBe("The index is being built: 5 of 9 records are read.");
	expect(builtSoFar({ done: 9, of: 9 })).toBe(
		"The index is being built: all 9 records have been read and are being sorted.",
	);
	expect(builtSoFar({ done: 5, of: 9, secondsLeft: 200 })).toMatch("About 4 min left.");
	expect(
		[{}, { secondsLeft: 7 }, { secondsLeft: 900 }].map((left) => retryAfterBuilding({ done: 1, of: 9, ...left })),
	).toEqual([5, 7, 60]);
});
