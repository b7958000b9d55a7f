import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { descriptionChecks, problemsIn } from "../../test/descriptionFacts.ts";
import { taskNames } from "../taskNames.ts";
import { localApps } from "./index.ts";

const files = readdirSync(join(import.meta.dirname, "entries"));

describe("local apps", () => {
	it("are one file each, named by the key", () => {
		const keys = localApps.map(({ key }) => key);
		const unlisted = files.map((file) => file.slice(0, -".ts".length)).filter((name) => !keys.includes(name));
		expect(unlisted, "import them in apps/localApps.ts and list them in their place").toEqual([]);
		expect(
			keys.filter((key) => !files.includes(`${key}.ts`)),
			"rename the file to the key",
		).toEqual([]);
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("are imported in the order of the list", () => {
		const source = readFileSync(join(import.meta.dirname, "localApps.ts"), "utf8");
		const imported = [...source.matchAll(/^import \{.+from "\.\/entries\/(.+)\.ts"/gm)].map((match) => match[1]);
		expect(imported).toEqual(localApps.map(({ key }) => key));
	});

	it("are in display order", async () => {
		const order = localApps.map(({ key }) => key).join("\n") + "\n";
		await expect(order).toMatchFileSnapshot(join(import.meta.dirname, "../../../../fixtures/app/order.txt"));
	});

	it.each(localApps)("$key has valid facts", (app) => {
		expect(app.prettyLabel).not.toBe("");
		expect(new URL(app.docsUrl).protocol).toBe("https:");
		expect(problemsIn(`packages/catalogue/src/apps/entries/${app.key}.ts`, descriptionChecks(app))).toEqual([]);
		expect(taskNames.map(({ id }) => id)).toContain(app.mainTask);
	});
});
