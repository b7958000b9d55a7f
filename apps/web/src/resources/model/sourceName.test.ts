import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "@vitrine/store";
import { expect, test } from "vitest";
import { stage } from "../../hub/testing.ts";

test("a model of a folder whose figures are in a dump names both on its page and in the API", async () => {
	const site = await stage({ "acme/one/README.md": "---\nlicense: mit\n---\n# One\n" });
	try {
		const dump = join(site.models, "..", "figures.ndjson");
		writeFileSync(dump, '{"id":"acme/one","downloads":7,"tags":[]}\n');
		const read = async (path: string): Promise<string> => (await site.app.request(path)).text();
		expect(JSON.parse(await read("/api/v1/models/acme/one"))).toMatchObject({ source: "folder models" });
		await importSource(site.store.index, dump);
		for (const path of ["/api/v1/models/acme/one", "/models/acme/one.json"])
			expect(JSON.parse(await read(path))).toMatchObject({
				downloads: 7,
				source: "ndjson figures.ndjson",
				filesFrom: "folder models",
			});
		expect((await read("/models/acme/one")).replaceAll(/<[^>]+>/g, "")).toMatch(
			/Figures: ndjson figures\.ndjson\..*Files: folder models\./s,
		);
	} finally {
		await site.close();
	}
});
