import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tasks } from "../tasks.ts";
import { table } from "./table.ts";

const notEntries = new Set(["index.ts", "table.ts"]);
const ids = readdirSync(import.meta.dirname)
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !notEntries.has(name))
	.map((name) => name.slice(0, -".ts".length))
	.toSorted();

describe("the folder of tasks", () => {
	test("holds one file for every row of the table, and no other", () => {
		const rows = table.map(({ id }) => id);
		expect(
			rows.filter((id) => !ids.includes(id)),
			"write tasks/<id>.ts for these rows of tasks/table.ts",
		).toEqual([]);
		expect(
			ids.filter((id) => !rows.includes(id)),
			"add a row to tasks/table.ts for these files",
		).toEqual([]);
	});

	test.each(ids)("%s.ts exports one entry, named as the file", async (id) => {
		const exported: Record<string, { id?: unknown }> = await import(new URL(`${id}.ts`, import.meta.url).href);
		expect(Object.keys(exported)).toEqual([camelCase(id)]);
		expect(exported[camelCase(id)]?.id).toBe(id);
	});

	test("index.ts has one line for each, in alphabetical order", () => {
		const lines = readFileSync(new URL("index.ts", import.meta.url), "utf8")
			.trim()
			.split("\n");
		const wanted = ids.map((id) => `export { ${camelCase(id)} } from "./${id}.ts";`);
		expect(
			lines.filter((line) => !wanted.includes(line)),
			"take these lines out of tasks/index.ts",
		).toEqual([]);
		for (const [index, line] of wanted.entries()) expect(lines[index], tip(wanted, index)).toBe(line);
	});

	test("`tasks` gives every entry once, in the order of the table", () => {
		expect(tasks.map(({ id }) => id)).toEqual(table.map(({ id }) => id));
	});
});

function camelCase(id: string): string {
	return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function tip(lines: readonly string[], index: number): string {
	const place = index === 0 ? "as the first line" : `after \`${lines[index - 1]}\``;
	return `put \`${lines[index]}\` ${place} in tasks/index.ts`;
}
