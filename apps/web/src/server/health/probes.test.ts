import { type Health, type Index, IndexError, type Maintenance } from "@vitrine/search";
import { describe, expect, test } from "vitest";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { MODELS, TEST_CONFIG, testApp, testStore } from "../../testing/site.ts";
import { AccessControl } from "../access/control.ts";
import { testTokens } from "../access/testing.ts";
import { collectionsOf } from "../../testing/collections.ts";
import { createApp } from "../app/app.ts";
import type { Store } from "../store.ts";
import { IndexWatch } from "./watch.ts";

const WHY = "node http://secret-host:9200 refuses connections: start it";

/** A store whose index answers or fails, as the test chooses. */
async function fickleStore(): Promise<{ readonly store: Store; fails: boolean }> {
	const { index, ...rest } = await testStore();
	const switched = { fails: false, store: undefined as unknown as Store };
	const fallible = new Proxy(index, {
		get(target, name: keyof (Index & Maintenance)) {
			if (name === "health") return async () => (switched.fails ? HEALTH_DOWN : target.health());
			return (...args: never[]) => {
				if (switched.fails) return Promise.reject(new IndexError("unavailable", WHY));
				return (target[name] as (...all: never[]) => unknown).apply(target, args);
			};
		},
	});
	switched.store = { ...rest, index: fallible };
	return switched;
}

const HEALTH_DOWN: Health = {
	state: "down",
	engine: "opensearch",
	problems: [{ code: "unavailable", subject: "http://secret-host:9200", message: WHY }],
};

async function fickleSite() {
	const fickle = await fickleStore();
	const said: string[] = [];
	const watch = new IndexWatch(fickle.store.index, (message) => void said.push(message));
	const app = createApp({ config: TEST_CONFIG, assets: NO_ASSETS, store: fickle.store, watch });
	const fail = async (fails: boolean): Promise<void> => {
		fickle.fails = fails;
		await watch.checkNow();
	};
	return { app, watch, said, fail };
}

const NO_ASSETS = { script: "/main.js", styles: [], fonts: [], file: async () => undefined };

describe("the probes", () => {
	test("are ready when the index is, and are not cached", async () => {
		const app = await testApp();
		for (const [path, state] of [
			["/livez", "live"],
			["/readyz", "ready"],
		] as const) {
			const answer = await app.request(path);
			expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
			expect(await answer.json()).toMatchObject({ state });
			const head = await app.request(path, { method: "HEAD" });
			expect([head.status, await head.text()]).toEqual([200, ""]);
		}
	});

	test("show problems, remedies and Retry-After while the index is down, and that the process is alive", async () => {
		const { app, fail, said } = await fickleSite();
		await fail(true);
		const answer = await app.request("/readyz");
		expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
		expect(await answer.json()).toEqual({ state: "down", engine: "opensearch", problems: [WHY] });
		expect((await app.request("/livez")).status).toBe(200);
		await app.request("/models");
		await fail(false);
		expect((await app.request("/readyz")).status).toBe(200);
		expect(said).toEqual([`The index cannot answer: ${WHY}`, "The index is healthy again (embedded)."]);
	});

	test("show other clients than the operator the codes of problems, without hosts and files", async () => {
		const { secrets, tokens, close } = testTokens();
		const fickle = await fickleStore();
		const watch = new IndexWatch(fickle.store.index, () => {});
		const access = new AccessControl({ mode: undefined, proxy: undefined, proxies: 0 }, tokens);
		const config = { ...TEST_CONFIG, isOnlyHere: false };
		const collections = collectionsOf([], "/srv/secret-place/collections.yaml: entry 1, slug");
		const app = createApp({ config, assets: NO_ASSETS, store: fickle.store, watch, access, collections });
		const asked = async (token?: string): Promise<unknown> => {
			const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
			return (await app.request("/readyz", { headers })).json();
		};
		expect(await asked()).toEqual({ state: "degraded", engine: "embedded", count: 1, codes: ["collections"] });
		fickle.fails = true;
		await watch.checkNow();
		const codes = ["unavailable", "collections"];
		expect(await asked()).toEqual({ state: "down", engine: "opensearch", count: 2, codes });
		for (const token of ["hf_wrong", secrets.acme]) expect(JSON.stringify(await asked(token))).not.toMatch(/secret/);
		expect(await asked(secrets.all)).toMatchObject({ problems: [WHY, expect.stringContaining("secret-place")] });
		close();
	});

	test("show that the server is stopping", async () => {
		const { app, watch } = await fickleSite();
		watch.stop();
		const answer = await app.request("/readyz");
		expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ state: "stopping" })]);
		expect((await app.request("/models")).status).toBe(200);
	});
});

/** Pages that need no index. */
const READABLE = [
	"/",
	"/tasks",
	"/tasks?q=speech",
	"/libraries",
	"/docs",
	"/docs/checks",
	"/quantizations",
	"/providers",
];

/** Pages that need the index. */
const NEEDY = [
	"/models",
	`/models/${MODELS[0]!.id}`,
	"/tasks/text-generation",
	"/libraries/transformers",
	"/nothing/like/this",
];

describe("while the index is down", () => {
	test("lists of tasks and libraries have no counts rather than zeros", async () => {
		const { app, fail } = await fickleSite();
		await fail(true);
		for (const path of ["/tasks", "/libraries"]) {
			const cells = byTag(elementsOf(await (await app.request(path)).text()), "td");
			const counts = cells.filter((cell) => attribute(cell, "class") === "number").map(textOf);
			expect(counts.length).toBeGreaterThan(50);
			expect(new Set(counts)).toEqual(new Set(["–"]));
		}
		const home = await (await app.request("/")).text();
		expect(home).toContain("Text Generation");
		expect(home).toContain("The catalogue is unavailable. Try again");
	});

	test.each(READABLE)("%s is served", async (path) => {
		const { app, fail } = await fickleSite();
		await fail(true);
		const answer = await app.request(path);
		expect(answer.status).toBe(200);
		expect(textOf(elementsOf(await answer.text())[0]!)).toContain("The index is unavailable");
		expect((await app.request(path, { method: "HEAD" })).status).toBe(200);
	});

	test.each(NEEDY)("%s is a page with 503, also where an earlier one was cached", async (path) => {
		const { app, fail } = await fickleSite();
		await app.request(path);
		await fail(true);
		const answer = await app.request(path);
		expect(answer.status).toBe(503);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		const html = await answer.text();
		expect(html).toContain("The catalogue cannot be read at the moment");
		expect(html).toContain(answer.headers.get("X-Request-Id"));
		expect(html).not.toContain("secret-host");
		expect((await app.request(path, { method: "HEAD" })).status).toBe(503);
		await fail(false);
		expect((await app.request(path)).status).not.toBe(503);
	});

	test.each([
		"/api/models",
		"/api/models/openai/whisper-tiny",
		"/openai/whisper-tiny/resolve/main/config.json",
		"/islands/model-list.json",
		"/islands/palette-models.json?q=x",
		"/islands/panel.json?model=openai/whisper-tiny",
	])("%s answers in JSON", async (path) => {
		const { app, fail } = await fickleSite();
		await fail(true);
		const answer = await app.request(path);
		expect(answer.status).toBe(503);
		expect(answer.headers.get("Retry-After")).toBe("5");
		expect(await answer.json()).toEqual({ error: expect.stringContaining("cannot be read at the moment") });
	});

	test("the first failure is answered in the same way, and makes the server unready", async () => {
		const fickle = await fickleStore();
		const app = await testApp({ store: fickle.store });
		await app.request("/readyz");
		fickle.fails = true;
		expect((await app.request("/models")).status).toBe(503);
		await expect.poll(async () => (await app.request("/readyz")).status).toBe(503);
	});
});
