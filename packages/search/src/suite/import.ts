import { describe, expect, it } from "vitest";
import type { SourceInfo } from "../api/source.ts";
import { filled, ids, imported, model, SOURCE, type MakeIndex } from "./fixture.ts";

const OTHER: SourceInfo = {
	id: "ndjson:/dump",
	kind: "ndjson",
	location: "/dump",
	attribution: { title: "A dump", licence: "CC-BY-4.0", date: "2026-08" },
	importedAt: "2026-11-20T00:00:00.000Z",
};

export function importSuite(make: MakeIndex): void {
	describe("an import", () => {
		it("is invisible before its commit, and then visible as a whole", async () => {
			const index = await filled(make, [model("a/old")]);
			const load = await index.load(OTHER);
			await load.add([model("a/new"), model("a/old", { tags: ["changed"] })]);
			expect(await ids(index, {})).toEqual(["a/old"]);
			expect((await index.get("a/old"))?.record.tags).toEqual([]);
			expect((await index.sources()).map(({ id }) => id)).toEqual([SOURCE.id]);
			await load.commit({ skipped: 3 });
			expect(await ids(index, {})).toEqual(["a/new", "a/old"]);
			expect(await index.get("a/old")).toEqual({ record: model("a/old", { tags: ["changed"] }), source: OTHER.id });
		});

		it("that is rolled back changes nothing", async () => {
			const index = await filled(make, [model("a/old")]);
			const load = await index.load(OTHER);
			await load.add([model("a/new")]);
			await load.rollback();
			await load.rollback();
			expect(await ids(index, {})).toEqual(["a/old"]);
			expect(await index.sources()).toHaveLength(1);
		});

		it("that is rolled back stays invisible when something else is deleted", async () => {
			const index = await filled(make, [model("a/old"), model("a/deleted")]);
			const load = await index.load(OTHER);
			await load.add([model("a/new"), model("a/old", { tags: ["changed"] })]);
			await load.rollback();
			expect(await index.delete(["a/deleted"])).toBe(1);
			expect(await ids(index, {})).toEqual(["a/old"]);
			expect([await index.count(), (await index.get("a/old"))?.record.tags]).toEqual([1, []]);
			expect(await index.get("a/new")).toBeUndefined();
		});

		it("that is over accepts nothing more", async () => {
			const index = await filled(make, []);
			const load = await index.load(OTHER);
			await load.commit({ skipped: 0 });
			await expect(load.add([model("a/b")])).rejects.toThrow("over");
			await expect(load.commit({ skipped: 0 })).rejects.toThrow("over");
			await load.rollback();
			expect(await index.count()).toBe(0);
		});

		it("replaces records with the same id in everything that they are found by", async () => {
			const index = await filled(make, [model("a/b", { pipeline_tag: "fill-mask", tags: ["before"], downloads: 1 })]);
			await imported(index, [
				model("a/b", { pipeline_tag: "translation", tags: ["after"] }),
				model("a/c", { downloads: 5 }),
			]);
			expect(await ids(index, { text: "before" })).toEqual([]);
			expect(await ids(index, { text: "after" })).toEqual(["a/b"]);
			expect(await ids(index, { filters: { task: ["fill-mask"] } })).toEqual([]);
			expect(await ids(index, { sort: "downloads" })).toEqual(["a/c", "a/b"]);
		});

		it("keeps the last of several records with one id", async () => {
			const index = await filled(make, [model("a/b", { likes: 1 }), model("a/b", { likes: 2 })]);
			expect(await index.count()).toBe(1);
			expect((await index.get("a/b"))?.record.likes).toBe(2);
		});

		it("counts the records whose id an earlier one of it had, not those of an earlier import", async () => {
			const index = await filled(make, [model("a/same"), model("a/changed")]);
			const load = await index.load(SOURCE);
			await load.add([model("a/same"), model("a/changed", { likes: 1 }), model("a/new")]);
			expect(load.repeated).toBe(0);
			await load.add([model("a/same"), model("a/same", { likes: 2 }), model("a/new"), model("a/new", { likes: 3 })]);
			expect(load.repeated).toBe(4);
			await load.rollback();
			const again = await index.load(SOURCE);
			await again.add([model("a/new")]);
			expect(again.repeated).toBe(0);
			await again.rollback();
		});

		it("counts the records that were already stored without a change", async () => {
			const index = await filled(make, [model("a/same"), model("a/changed")]);
			const load = await index.load(SOURCE);
			await load.add([model("a/same"), model("a/changed", { likes: 1 }), model("a/new"), model("a/new")]);
			expect(load.unchanged).toBe(1);
			await load.rollback();
			const again = await index.load(SOURCE);
			await again.add([model("a/same"), model("a/changed", { likes: 1 }), model("a/new")]);
			expect(again.unchanged).toBe(3);
			await again.commit({ skipped: 0, complete: true });
			expect(await ids(index, {})).toEqual(["a/changed", "a/new", "a/same"]);
		});

		it("stores its source, and updates it when it is imported again", async () => {
			const index = await filled(make, [model("a/b")]);
			const load = await index.load(OTHER);
			await load.add([model("a/c"), model("a/d")]);
			await load.commit({ skipped: 4 });
			const [first, second] = await index.sources();
			expect(first).toMatchObject({ ...SOURCE, records: 1, skipped: 0 });
			expect(Date.parse(first!.importedAt!)).not.toBeNaN();
			expect(second).toEqual({ ...OTHER, records: 2, skipped: 4 });
			await imported(index, [model("a/d"), model("a/b")], { ...OTHER, importedAt: "2026-11-21T00:00:00.000Z" });
			const again = await index.sources();
			expect(again.map(({ id, records }) => [id, records])).toEqual([
				[SOURCE.id, 0],
				[OTHER.id, 3],
			]);
			expect(again[1]).toMatchObject({ skipped: 0, importedAt: "2026-11-21T00:00:00.000Z" });
		});

		it("of a complete source deletes what the source no longer has, and nothing of other sources", async () => {
			const index = await filled(make, [model("a/mine")]);
			await imported(index, [model("b/stays"), model("b/goes")], OTHER);
			await imported(index, [model("b/stays")], OTHER, true);
			expect(await ids(index, {})).toEqual(["a/mine", "b/stays"]);
		});

		it("waits for another one that is running", async () => {
			const index = await filled(make, []);
			const first = await index.load(SOURCE);
			await first.add([model("a/first")]);
			const second = index.load(OTHER).then(async (load) => {
				await load.add([model("a/second")]);
				await load.commit({ skipped: 0 });
			});
			await first.commit({ skipped: 0 });
			await second;
			expect(await ids(index, {})).toEqual(["a/first", "a/second"]);
		});

		it("that is open when the index is closed is rolled back, and a closed index throws", async () => {
			const index = await filled(make, []);
			const load = await index.load(SOURCE);
			await load.add([model("a/b")]);
			await index.close();
			await index.close();
			const asked: readonly (() => Promise<unknown>)[] = [
				() => index.count(),
				() => index.get("a/b"),
				() => index.search({}),
				() => index.similar("a/b", 1),
				() => index.generation(),
				() => index.sources(),
				() => index.load(SOURCE),
				() => index.delete(["a/b"]),
			];
			for (const ask of asked) await expect(ask()).rejects.toThrow("closed");
		});
	});
}
