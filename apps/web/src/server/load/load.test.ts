import { Hono } from "hono";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testStore, TEST_CONFIG } from "../../testing/site.ts";
import type { Access } from "../../site/access.ts";
import { OPEN } from "../access/open.ts";
import { createApp } from "../app/app.ts";
import type { Store } from "../store.ts";
import { clientOf } from "./clientAddress.ts";
import { LoadControl } from "./loadControl.ts";
import { RateLimiter } from "./rateLimiter.ts";
import { RenderQueue } from "./renderQueue.ts";

const NO_ASSETS = { script: "/main.js", styles: [], fonts: [], file: async () => undefined };
const never = (): AbortSignal => new AbortController().signal;

/** A site of which every search waits until it is released. */
async function slowSite(load: LoadControl, access: Access = OPEN) {
	const { index, ...rest } = await testStore();
	const { promise, resolve: release } = Promise.withResolvers<void>();
	const slow = new Proxy(index, {
		get(target, name: keyof typeof index) {
			return async (...args: never[]) => {
				if (name === "search") await promise;
				return (target[name] as (...all: never[]) => unknown).apply(target, args);
			};
		},
	});
	const store: Store = { ...rest, index: slow };
	return { app: createApp({ store, config: TEST_CONFIG, assets: NO_ASSETS, load, access }), release };
}

describe("a site with more requests than it has room for", () => {
	test("answers some at a time, lets some wait, and refuses the others at once in words", async () => {
		const load = new LoadControl({}, { inFlight: 2, waiting: 3, patience: 60_000 });
		const { app, release } = await slowSite(load);
		const all = Array.from({ length: 9 }, (_, at) => app.request(`/models?q=${at}`));
		await expect.poll(() => load.counts).toEqual({ inFlight: 2, waiting: 3, shed: 4, limited: 0 });
		const refused = await Promise.all(all.slice(5));
		for (const answer of refused) {
			expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual([
				503,
				"5",
				"no-store",
			]);
			expect(await answer.text()).toContain("Try again in 5 seconds.");
		}
		const forProgram = await app.request("/api/models");
		expect([forProgram.status, await forProgram.json()]).toEqual([
			503,
			{ error: expect.stringContaining("too many requests") },
		]);
		const forApi = await app.request("/api/v1/tasks");
		expect([forApi.status, forApi.headers.get("Content-Type"), forApi.headers.get("Retry-After")]).toEqual([
			503,
			"application/problem+json",
			"5",
		]);
		const inJson = await app.request("/models", { headers: { Accept: "application/json" } });
		expect(inJson.headers.get("Content-Type")).toContain("application/json");
		for (const path of ["/livez", "/readyz", "/favicon.ico"]) expect((await app.request(path)).status).toBe(200);
		release();
		const answered = await Promise.all(all.slice(0, 5));
		expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect(load.counts).toEqual({ inFlight: 0, waiting: 0, shed: 7, limited: 0 });
	});

	test("refuses readers who must sign in only as far as it has room for the page that says so", async () => {
		const load = new LoadControl({}, { inFlight: 1, waiting: 0, patience: 60_000 });
		const { promise, resolve: release } = Promise.withResolvers<void>();
		const shut: Access = { ...OPEN, isOn: true, identify: () => ({ reader: { owners: [], isShutOut: true } }) };
		const { app, release: releaseSearch } = await slowSite(load, shut);
		void load.run(never, () => promise);
		await expect.poll(() => load.counts.inFlight).toBe(1);
		const asked = { headers: { Accept: "text/html" } };
		expect((await app.request("/tasks", asked)).status).toBe(503);
		expect((await app.request("/api/models")).status).toBe(503);
		release();
		await expect.poll(() => load.counts).toEqual({ inFlight: 0, waiting: 0, shed: 2, limited: 0 });
		expect((await app.request("/tasks", asked)).status).toBe(401);
		expect((await app.request("/api/models")).status).toBe(401);
		releaseSearch();
	});

	test("answers cached pages anyway", async () => {
		// Pages are cached for seconds, which a busy machine may take between two requests.
		vi.useFakeTimers({ toFake: ["performance"] });
		onTestFinished(() => void vi.useRealTimers());
		const load = new LoadControl({}, { inFlight: 1, waiting: 0, patience: 60_000 });
		const { app, release } = await slowSite(load);
		expect((await app.request("/docs")).status).toBe(200);
		const waiting = app.request("/models");
		await expect.poll(() => load.counts.inFlight).toBe(1);
		expect((await app.request("/docs")).status).toBe(200);
		expect((await app.request("/tasks")).status).toBe(503);
		release();
		expect((await waiting).status).toBe(200);
		expect((await app.request("/tasks")).status).toBe(200);
	});

	test("refuses a request that has waited too long, and forgets one whose client has left", async () => {
		const queue = new RenderQueue({ inFlight: 1, waiting: 2, patience: 20 });
		expect(await queue.enter(never)).toBe(true);
		expect(await queue.enter(never)).toBe(false);
		const client = new AbortController();
		const left = queue.enter(() => client.signal);
		client.abort();
		expect([await left, queue.waiting, queue.inFlight]).toEqual([false, 0, 1]);
		queue.leave();
		expect(queue.inFlight).toBe(0);
	});

	test("admits those that wait in their order", async () => {
		const queue = new RenderQueue({ inFlight: 1, waiting: 5, patience: 60_000 });
		await queue.enter(never);
		const order: number[] = [];
		const all = [1, 2, 3].map(async (number) => {
			await queue.enter(never);
			order.push(number);
			queue.leave();
		});
		queue.leave();
		await Promise.all(all);
		expect([order, queue.inFlight]).toEqual([[1, 2, 3], 0]);
	});
});

describe("a rate", () => {
	test("allows a minute's worth at once, and refills evenly", () => {
		let now = 0;
		const limiter = new RateLimiter(60, () => now);
		expect(Array.from({ length: 60 }, () => limiter.take("a")).every((wait) => wait === 0)).toBe(true);
		expect(limiter.take("a")).toBe(1_000);
		expect(limiter.take("b")).toBe(0);
		now += 2_000;
		expect([limiter.take("a"), limiter.take("a"), limiter.take("a") > 0]).toEqual([0, 0, true]);
	});

	test("is off unless it is set, and then counts each client", async () => {
		const open = await site(new LoadControl());
		for (let i = 0; i < 30; i++) expect((await open.request(`/tasks?q=${i}`)).status).toBe(200);
		const load = new LoadControl({ rateLimit: 10, proxies: 1 }, undefined, () => 0);
		const app = await site(load);
		const get = (from: string, query: string) =>
			app.request(`/tasks?q=${query}`, { headers: { "X-Forwarded-For": from } });
		for (let i = 0; i < 10; i++) expect((await get("192.0.2.1", `${i}`)).status).toBe(200);
		const refused = await get("192.0.2.1", "more");
		expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, 6]);
		expect(await refused.text()).toContain("Too many requests from your address");
		expect((await get("192.0.2.1", "3")).status).toBe(200);
		expect((await get("192.0.2.2", "more")).status).toBe(200);
		expect(load.counts.limited).toBe(1);
	});
});

describe("the client of a request", () => {
	test.each([
		[0, "203.0.113.9", "198.51.100.7"],
		[1, "10.0.0.1, 203.0.113.9", "203.0.113.9"],
		[2, "10.0.0.1, 203.0.113.9, 192.0.2.3", "203.0.113.9"],
		[3, "203.0.113.9", "198.51.100.7"],
		[1, "", "198.51.100.7"],
		[1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
		[1, "2001:db8::1", "2001:db8:0:0"],
		[1, "[2001:db8:1:2::1]:443", "2001:db8:1:2"],
	])("behind %i proxies with %j is %s", async (proxies, forwarded, expected) => {
		expect(await client(proxies, forwarded)).toBe(expected);
	});
});

const site = async (load: LoadControl) => {
	const { app, release } = await slowSite(load);
	release();
	return app;
};

const client = async (proxies: number, forwarded: string): Promise<string> => {
	const app = new Hono();
	app.get("/", (context) => context.text(clientOf(context, proxies)));
	const incoming = { socket: { remoteAddress: "::ffff:198.51.100.7", remotePort: 1, remoteFamily: "IPv6" } };
	return (await app.request("/", { headers: { "X-Forwarded-For": forwarded } }, { incoming })).text();
};
