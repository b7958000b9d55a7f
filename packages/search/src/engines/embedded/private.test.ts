import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { imported, model } from "../../suite/fixture.ts";
import { openEmbedded } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-private-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("does not read a private record for a reader who may not see it, as its time would tell that there is one", async () => {
	const path = join(folder, "catalogue.sqlite");
	const index = openEmbedded(path);
	await imported(index, [model("acme/secret", { private: true }), model("acme/open")]);
	// The index of words is made of all records when it is first searched.
	expect((await index.search({})).total).toBe(2);
	const database = new DatabaseSync(path);
	database.exec(
		"UPDATE records SET record = 'unreadable' WHERE model IN (SELECT model FROM models WHERE id = 'acme/secret')",
	);
	database.close();
	const reader = index.readerFor([]);
	expect(await reader.get("acme/secret")).toBeUndefined();
	expect((await reader.search({ ids: ["acme/secret", "acme/open"] })).rows).toHaveLength(1);
	expect((await reader.get("acme/open"))?.record.id).toBe("acme/open");
	await expect(index.readerFor(["acme"]).get("acme/secret")).rejects.toThrow();
	await expect(index.get("acme/secret")).rejects.toThrow();
	await index.close();
});
