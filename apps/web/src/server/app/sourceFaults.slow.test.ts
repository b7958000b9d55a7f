import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Repositories } from "@vitrine/sources";
import { importSource, openStore, type Store } from "@vitrine/store";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { put } from "../../hub/testing.ts";
import { testApp } from "../../testing/site.ts";

/** Milliseconds that each read of the slow source takes. */
const DELAY = 3000;

const folder = mkdtempSync(join(tmpdir(), "vitrine-slow-source-"));
let store: Store;
let app: Hono;

/** The same function on a disk that takes its time. */
const late =
	<A extends unknown[], R>(read: (...args: A) => Promise<R>) =>
	async (...args: A): Promise<R> => {
		await setTimeout(DELAY);
		return read(...args);
	};

function slowly(files: Repositories): Repositories {
	return {
		files: late(files.files.bind(files)),
		read: late(files.read.bind(files)),
		open: late(files.open.bind(files)),
		stream: late(files.stream.bind(files)),
		revision: late(files.revision.bind(files)),
	};
}

beforeAll(async () => {
	put(join(folder, "models"), {
		"owner/model/README.md": "---\nlicense: mit\n---\n# The card of a model",
		"owner/model/config.json": '{"model_type":"bert"}',
	});
	store = await openStore({ data: join(folder, "data"), starter: false });
	await importSource(store.index, join(folder, "models"));
	const repositories: Store["repositories"] = (row) => {
		const files = store.repositories(row);
		return files && slowly(files);
	};
	app = await testApp({ store: { ...store, index: store.index, repositories } });
});

afterAll(async () => {
	await store.close();
	rmSync(folder, { recursive: true, force: true });
});

test("while the disk of a source is slow, pages that need none of its files are served", async () => {
	const waiting = Array.from({ length: 20 }, (_, i) => app.request(`/owner/model/resolve/main/config.json?try=${i}`));
	waiting.push(app.request("/models/owner/model"));
	let answered = 0;
	for (const answer of waiting) void Promise.resolve(answer).then(() => answered++);
	for (const path of ["/", "/models", "/tasks", "/docs", "/api/models", "/libraries"])
		expect([path, (await app.request(path)).status]).toEqual([path, 200]);
	expect(answered).toBe(0);
	const statuses = (await Promise.all(waiting)).map(({ status }) => status);
	expect(new Set(statuses)).toEqual(new Set([200]));
	const page = await app.request("/models/owner/model");
	expect(await page.text()).toContain("The card of a model");
});
