import { describe, expect, test } from "vitest";
import { attribute, byTag, elementsOf, textOf } from "../../../testing/html.ts";
import { testApp, testStore } from "../../../testing/site.ts";

const COUNT = 300_000;
const record = { id: "many/files", tags: [] };
/** The number of times that the path of a file was read. */
let reads = 0;

class CountedFile {
	readonly size = 2;
	readonly #path: string;

	constructor(at: number) {
		this.#path = `data/${String(at).padStart(6, "0")}.bin`;
	}

	get path(): string {
		reads++;
		return this.#path;
	}
}

const files = Array.from({ length: COUNT }, (_, at) => new CountedFile(at));
const repository = {
	files: async () => files,
	read: async () => undefined,
	open: async () => undefined,
	stream: async () => undefined,
	revision: async () => "a".repeat(40),
};

describe("300,000 files", () => {
	test("are listed page by page, in order, with links to the other pages", async () => {
		const app = await testApp({ store: { ...(await testStore([record])), repositories: () => repository } });
		const page = async (number: number): Promise<string> =>
			(await app.request(`/models/many/files?tab=files&page=${number}`)).text();
		const first = await page(1);
		expect(Buffer.byteLength(first)).toBeLessThan(200_000);
		expect(textOf(elementsOf(first)[0] as never)).toContain("Page 1 of 1,000");
		expect(textOf(elementsOf(first)[0] as never)).toContain("300,000 files");
		expect(linksOf(first)).toContain("/models/many/files?tab=files&page=2");
		expect(linksOf(first)).toContain("/models/many/files?tab=files&page=1000");
		const last = await page(1_000);
		expect(last).toContain("data/299999.bin");
		expect(last).not.toContain("data/299699.bin");
		expect(linksOf(last)).toContain("/models/many/files?tab=files&page=999");
		expect(linksOf(last)).toContain("/models/many/files?tab=files");
	});

	test("are looked at once, and not for each page", async () => {
		const app = await testApp({ store: { ...(await testStore([record])), repositories: () => repository } });
		const tabs = ["", "?tab=overview", "?tab=files&page=500", "?tab=metadata", "?mode=call"];
		for (const tab of tabs) await app.request(`/models/many/files${tab}`);
		for (const tab of tabs) {
			reads = 0;
			const page = await app.request(`/models/many/files${tab}${tab === "" ? "?" : "&"}again=1`);
			expect(page.status, tab).toBe(200);
			expect(reads, tab).toBeLessThan(2_000);
		}
	});
});

const linksOf = (html: string): (string | undefined)[] =>
	byTag(elementsOf(html), "a").map((link) => attribute(link, "href"));
