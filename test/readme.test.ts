import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { libraries } from "@vitrine/catalogue";
import { providersWith } from "@vitrine/inference";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");

it("the README has the right figures", () => {
	const known = readFileSync(join(root, "starter/models.ndjson"), "utf8").trimEnd().split("\n").length;
	const miniatures = readdirSync(join(root, "starter/miniatures/vitrine")).length;
	for (const figure of [
		`${libraries.filter(({ snippets }) => snippets).length} libraries`,
		`${providersWith([]).filter(({ status }) => status !== "retired").length} inference providers`,
		`${(known + miniatures).toLocaleString("en")} models`,
	])
		expect(readme.includes(figure), `write "${figure}" in README.md`).toBe(true);
});

it("links only to files that are there", () => {
	const files = [...readme.matchAll(/\]\(([\w./-]+)\)/g)].map(([, file = ""]) => file);
	expect(files.length).toBeGreaterThan(5);
	for (const file of files) expect(() => readFileSync(join(root, file))).not.toThrow();
});
