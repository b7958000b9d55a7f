import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const NOTE = "/* The style sheets of the pages. Written by: npm test -- apps/web/src/styles -u */\n";

test("pages.css imports the style sheet of every page; -u writes it", async () => {
	const sheets = globSync("*/style.css", { cwd: join(import.meta.dirname, "../routes") }).sort();
	const imports = sheets.map((sheet) => `@import "../routes/${sheet}";\n`);
	await expect(NOTE + imports.join("")).toMatchFileSnapshot("./pages.css");
});
