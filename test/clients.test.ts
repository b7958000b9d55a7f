import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { joinRows, readRows, tableOf, withTable } from "../tools/clients/matrix.ts";

const text = readFileSync(fileURLToPath(new URL("../docs/hub-api.md", import.meta.url)), "utf8");

test("the table of hub clients in the docs is that of their last runs", () => {
	expect(withTable(text, tableOf(readRows()))).toBe(text);
});

const row = (version: string, day: string) => ({ name: "a", version, day, found: { list: true } as const });

test("the newest run of a client replaces its rows, in their place, and those of versions that are not run any more", () => {
	const other = { ...row("1", "2026-01-01"), name: "b" };
	const rows = [row("1", "2026-01-01"), row("2", "2026-01-01"), other];
	expect(joinRows(rows, [row("3", "2026-02-01"), row("1", "2026-02-01")])).toEqual([
		row("1", "2026-02-01"),
		row("3", "2026-02-01"),
		other,
	]);
});

test("what was not tried is a dash, and a failure stands out", () => {
	const found = { list: true, resume: "starts again", token: "exit 1" } as const;
	expect(
		tableOf([{ name: "a", version: "1", day: "2026-01-01", found }])
			.split("\n")
			.at(-1),
	).toBe("| a | 1 | yes | – | – | starts again | – | – | – | **no** | 2026-01-01 |");
});
