import { describe, expect, test } from "vitest";
import { attribute, byTag, elementsOf, textOf } from "../../../testing/html.ts";
import { testApp, testStore } from "../../../testing/site.ts";

const COUNT = 300_000;
const record = { id: "many/files", tags: [] };
const files = Array.from({ length: COUNT }, (_, at) => ({ path: `data/${String(at).padStart(6, "0")}.bin`, size: 2 }));
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
});

const linksOf = (html: string): (string | undefined)[] =>
	byTag(elementsOf(html), "a").map((link) => attribute(link, "href"));
