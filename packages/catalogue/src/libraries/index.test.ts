import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { taskNames } from "../taskNames.ts";
import { libraries } from "./index.ts";

const files = readdirSync(import.meta.dirname).filter(
	(file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "index.ts",
);

describe("libraries", () => {
	it("are one file each, named by the key", () => {
		const keys = libraries.map(({ key }) => key);
		const unlisted = files.map((file) => file.slice(0, -".ts".length)).filter((name) => !keys.includes(name));
		expect(unlisted, "import them in libraries/index.ts and list them in their place").toEqual([]);
		expect(
			keys.filter((key) => !files.includes(`${key}.ts`)),
			"rename the file to the key",
		).toEqual([]);
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("stand in catalogue order, which decides between libraries of one record", async () => {
		const order = libraries.map(({ key }) => key).join("\n") + "\n";
		await expect(order).toMatchFileSnapshot(join(import.meta.dirname, "../../../../fixtures/catalogue/libraries.txt"));
	});

	it("are imported in the order of the list", () => {
		const source = readFileSync(join(import.meta.dirname, "index.ts"), "utf8");
		const imported = [...source.matchAll(/from "\.\/(.+)\.ts"/g)].map((match) => match[1]);
		expect(imported).toEqual(libraries.map(({ key }) => key));
	});

	it.each(libraries)("$key says what a reader needs", (library) => {
		expect(library.prettyLabel).not.toBe("");
		expect(library.repoName).not.toBe("");
		for (const url of [library.repoUrl, library.docsUrl ?? library.repoUrl])
			expect(new URL(url).protocol).toBe("https:");
		const known = new Set(taskNames.map(({ id }) => id));
		expect([...library.tasks, ...library.hostedTasks].filter((task) => !known.has(task))).toEqual([]);
		expect(new Set(library.tasks).size).toBe(library.tasks.length);
	});

	it("say their extensions without a dot, and so can match", () => {
		const queries = libraries.map(({ key, countDownloads }) => ({ key, query: JSON.stringify(countDownloads ?? {}) }));
		expect(queries.filter(({ query }) => /"path_extension","value":"[^"]*\./.test(query))).toEqual([]);
	});
});
