import { describe, expect, test } from "vitest";
import type { RepositoryFile } from "@vitrine/sources";
import type { Store } from "../server/store.ts";
import { opened } from "../testing/shelf.ts";
import { testApp, testStore } from "../testing/site.ts";

const MIB = 1024 * 1024;
/** The bound of an answer in bytes. */
const BOUND = 8 * MIB;

describe("a list of large records", () => {
	const note = "x".repeat(200 * 1024);
	const records = Array.from({ length: 130 }, (_, at) => ({
		id: `big/${String(at).padStart(3, "0")}`,
		tags: [],
		cardData: { note },
	}));

	test("is sent in pages of at most 8 MiB, each record once", async () => {
		const app = await testApp({ store: await testStore(records) });
		const seen: string[] = [];
		let pages = 0;
		for (let next: string | undefined = "/api/models?limit=1000&expand=cardData&sort=likes"; next; pages++) {
			const answer: Response = await app.request(next);
			const text = await answer.text();
			expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BOUND);
			seen.push(...(JSON.parse(text) as { id: string }[]).map(({ id }) => id));
			next = /^<(.+)>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1];
		}
		expect(seen).toEqual(records.map(({ id }) => id));
		expect(pages).toBe(4);
	});
});

test("records that an older import stored without bounds are in lists and pages", async () => {
	const deep: unknown = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
	const records = [{ id: "old/deep", tags: [], config: { model_type: "bert", deep } }];
	const app = await testApp({ store: await testStore([...records, { id: "old/plain", tags: [] }]) });
	const answer = await app.request("/api/models?config=true&sort=likes");
	expect(await answer.json()).toMatchObject([{ id: "old/deep", config: { model_type: "bert" } }, { id: "old/plain" }]);
	const page = await (await app.request("/models/old/deep?tab=metadata")).text();
	expect(page).toContain("config.deep");
});

/** A store in which a model has these files. */
async function storeWith(files: readonly RepositoryFile[]): Promise<Store> {
	const repositories = {
		files: async () => files,
		read: async () => new Uint8Array(1),
		open: async () => opened(new Uint8Array(1)),
		stream: async () => [new Uint8Array(1)] as unknown as AsyncIterable<Uint8Array>,
		revision: async () => "a".repeat(40),
	};
	return { ...(await testStore([{ id: "many/files", tags: [] }])), repositories: () => repositories };
}

const filesOf = (count: number, name: string): RepositoryFile[] =>
	Array.from({ length: count }, (_, at) => ({ path: `${name}${at}.txt`, size: 1 }));

describe("a repository of many files", () => {
	test("lists them in its info while that fits into an answer, and without them else", async () => {
		expect((await info(100_000)).siblings).toHaveLength(100_000);
		expect(await info(300_000)).not.toHaveProperty("siblings");
	});

	test("has a tree in pages of at most 8 MiB", async () => {
		const files = filesOf(1_000, `${"\u0001".repeat(250)}/`.repeat(12));
		const app = await testApp({ store: await storeWith(files) });
		const answer = await app.request("/api/models/many/files/tree/main?recursive=true");
		expect(Buffer.byteLength(await answer.text())).toBeLessThanOrEqual(BOUND);
		expect(answer.headers.get("Link")).toContain("cursor=");
	});

	test("refuses a list of paths whose answer would be larger", async () => {
		const files = Array.from({ length: 100_000 }, (_, at) => ({ path: at.toString(36), size: 1e9, modified: 0 }));
		const app = await testApp({ store: await storeWith(files) });
		const answer = await app.request("/api/models/many/files/paths-info/main", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ paths: files.map(({ path }) => path) }),
		});
		expect(answer.status).toBe(400);
		expect(answer.headers.get("X-Error-Message")).toMatch(/paths names 100000 files.*request \d+ or fewer/);
	});
});

const info = async (count: number): Promise<{ siblings?: unknown[] }> => {
	const app = await testApp({ store: await storeWith(filesOf(count, "folder/of/files/number-")) });
	const text = await (await app.request("/api/models/many/files")).text();
	expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BOUND + 10_000);
	return JSON.parse(text) as { siblings?: unknown[] };
};
