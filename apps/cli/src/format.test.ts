import { expect, it } from "vitest";
import { counted, day, facts, printable, short, table } from "./format.ts";
import { fakeIo } from "./testing/io.ts";

it("makes columns as wide as their contents, with numbers to the right", () => {
	const text = table(
		fakeIo(),
		["id", "likes", "note"],
		[
			["a/long-name", "5", ""],
			["b", "1.2K", "x"],
		],
	);
	expect(text).toBe("id           likes  note\na/long-name      5\nb             1.2K  x\n");
});

it("shortens long cells, which would widen all others, except in the last column", () => {
	const long = "x".repeat(60_000);
	const text = table(
		fakeIo(),
		["tag", "models", "where"],
		[[long, "1", long], ...Array.from({ length: 100 }, (_, at) => [`tag-${at}`, "1", "y"])],
	);
	expect(text.length).toBeLessThan(100_000);
	expect(text).toContain(`\n${"x".repeat(256)}…       1  ${long}\n`);
});

it("leaves out unknown facts", () => {
	expect(
		facts(fakeIo(), [
			["id", "x"],
			["docs", undefined],
			["name", "y"],
			["note", ""],
		]),
	).toBe("id    x\nname  y\n");
});

it("shortens counts and dates, and shows a dash for unknown ones", () => {
	expect([short(1234567), short(0), short(undefined), day("2026-11-20T10:00:00.000Z"), day(undefined)]).toEqual([
		"1.2M",
		"0",
		"–",
		"2026-11-20",
		"–",
	]);
	expect([counted(1, "model"), counted(2213, "model")]).toEqual(["1 model", "2,213 models"]);
});

it("lets no text move the cursor or change colours", () => {
	expect(printable("a\u001b[31mb\r\nc\u009b2J")).toBe(String.raw`a\u{1b}[31mb\u{d}\u{a}c\u{9b}2J`);
});
