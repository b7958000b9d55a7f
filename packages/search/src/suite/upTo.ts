import { describe, expect, it } from "vitest";
import type { UpTo } from "../api/page.ts";
import type { Query } from "../api/query.ts";
import { filled, imported, model, type MakeIndex } from "./fixture.ts";

const RECORDS = [
	model("a/one", { num_parameters: 1e9, downloads: 5, tags: ["x"] }),
	model("a/two", { num_parameters: 2e9, downloads: 0, tags: ["x", "y"] }),
	model("a/same", { num_parameters: 2e9, tags: ["y"] }),
	model("b/seven", { num_parameters: 7e9, downloads: 9 }),
	model("b/unknown", { downloads: 7, tags: ["x"] }),
];

export function upToSuite(make: MakeIndex): void {
	describe("bounds of a numeric field", () => {
		it("count the records at or below each, in the given order", async () => {
			const index = await filled(make, RECORDS);
			const parameters = [2e9, 0, 1e9, 1e9 + 1, Infinity, 2e9, -Infinity, 6_999_999_999];
			expect((await index.search({ upTo: { parameters, downloads: [0, 7] } })).upTo).toEqual({
				parameters: { all: 5, known: 4, counts: [3, 0, 1, 1, 4, 3, 0, 3] },
				downloads: { all: 5, known: 4, counts: [1, 3] },
			});
		});

		it("are counted under the text, all filters and the ranges of other fields, but not their own", async () => {
			const index = await filled(make, RECORDS);
			const counted = async (query: Query): Promise<UpTo | undefined> =>
				(await index.search({ ...query, limit: 1, upTo: { parameters: [1e9, 2e9] } })).upTo?.parameters;
			expect(await counted({ filters: { tag: ["x"] } })).toEqual({ all: 3, known: 2, counts: [1, 2] });
			expect(await counted({ text: "b" })).toEqual({ all: 2, known: 1, counts: [0, 0] });
			expect(await counted({ ranges: { parameters: { min: 5e9 } } })).toEqual({ all: 5, known: 4, counts: [1, 3] });
			const narrowed: Query = {
				ranges: { parameters: { max: 1 }, downloads: { min: 5 } },
				filters: { tag: ["x", "y"] },
			};
			expect(await counted(narrowed)).toEqual({ all: 2, known: 1, counts: [1, 1] });
			expect(await counted({ filters: { tag: ["nowhere"] } })).toEqual({ all: 0, known: 0, counts: [0, 0] });
		});

		it("are right after records were added, changed and deleted", async () => {
			const index = await filled(make, RECORDS);
			await imported(index, [model("a/one", { num_parameters: 3e9 }), model("c/new", { num_parameters: 1 })]);
			await index.delete(["a/two"]);
			const { upTo } = await index.search({ upTo: { parameters: [1, 2e9, 3e9] } });
			expect(upTo).toEqual({ parameters: { all: 5, known: 4, counts: [1, 2, 3] } });
		});

		it("are counted in an empty index too, and only if they are requested", async () => {
			const index = await filled(make, []);
			expect((await index.search({ upTo: { likes: [1, 2] } })).upTo).toEqual({
				likes: { all: 0, known: 0, counts: [0, 0] },
			});
			expect(await index.search({ upTo: { likes: [] } })).not.toHaveProperty("upTo");
		});
	});
}
