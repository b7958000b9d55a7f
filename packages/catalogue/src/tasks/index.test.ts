import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { camelCase } from "../../scripts/taskIndex.ts";
import { tasks } from "../tasks.ts";
import { table } from "./table.ts";

const notEntries = new Set(["index.ts", "table.ts"]);
const ids = readdirSync(import.meta.dirname)
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !notEntries.has(name))
	.map((name) => name.slice(0, -".ts".length))
	.toSorted();

describe("the folder of tasks", () => {
	test("has exactly one file for every row of the table", () => {
		const rows = table.map(({ id }) => id);
		expect(
			rows.filter((id) => !ids.includes(id)).map((id) => `npm run new task ${id}`),
			"packages/catalogue/src/tasks/table.ts has rows without a file: run",
		).toEqual([]);
		expect(
			ids.filter((id) => !rows.includes(id)),
			"add a row to packages/catalogue/src/tasks/table.ts for each of these tasks",
		).toEqual([]);
	});

	test.each(ids)("%s.ts exports one entry, named as the file", async (id) => {
		const exported: Record<string, { id?: unknown }> = await import(new URL(`${id}.ts`, import.meta.url).href);
		expect(Object.keys(exported), `tasks/${id}.ts: export one constant, named in camel case`).toEqual([camelCase(id)]);
		expect(exported[camelCase(id)]?.id, `tasks/${id}.ts: write the name of the file as its id`).toBe(id);
	});

	test("`tasks` gives every entry once, in the order of the table", () => {
		expect(tasks.map(({ id }) => id)).toEqual(table.map(({ id }) => id));
	});
});
