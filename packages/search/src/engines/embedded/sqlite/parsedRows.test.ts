import { describe, expect, test } from "vitest";
import { ParsedRows } from "./parsedRows.ts";

const json = (downloads: number, card = ""): string =>
	JSON.stringify({ id: "acme/one", tags: [], downloads, cardData: { card } });

describe("parsed rows", () => {
	test("are the same objects for the same JSON of the same source", () => {
		const rows = new ParsedRows();
		const first = rows.of({ record: json(1), source: "folder:a" });
		expect(rows.of({ record: json(1), source: "folder:a" })).toBe(first);
		expect(first).toMatchObject({ record: { id: "acme/one", downloads: 1 }, source: "folder:a" });
	});

	test("follow a record that was stored again, or that another source has", () => {
		const rows = new ParsedRows();
		rows.of({ record: json(1), source: "folder:a" });
		expect(rows.of({ record: json(2), source: "folder:a" }).record.downloads).toBe(2);
		expect(rows.of({ record: json(1), source: "folder:b" }).source).toBe("folder:b");
	});

	test("that are large are not kept", () => {
		const rows = new ParsedRows();
		const large = { record: json(1, "x".repeat(100_000)), source: "folder:a" };
		expect(rows.of(large)).not.toBe(rows.of(large));
		expect(rows.of(large)).toEqual(rows.of(large));
	});
});
