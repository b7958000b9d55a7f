import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { proseOf, proseOfProject } from "./prose.ts";
import { root } from "./source.ts";

const instead = wordList(readFileSync(join(root, "docs/style.md"), "utf8"));
const words = [...instead.keys()];

describe("the word list of docs/style.md", () => {
	it("is respected by every page, message, comment and document", () => {
		expect(proseOfProject().flatMap(({ file, text }) => findings(file, text))).toEqual([]);
	});

	it("has words on the left and what to write instead on the right", () => {
		expect(words.length).toBeGreaterThan(60);
		expect([...instead].filter((row) => row.includes(""))).toEqual([]);
	});

	it.each<[place: string, file: string, line: number, textWith: (word: string) => string]>([
		["a comment", "a.ts", 2, (word) => `/**\n * ${word}.\n */`],
		["a comment of several lines", "a.ts", 1, (word) => `// ${word.replaceAll(" ", "\n// ")}`],
		["a string", "a.ts", 1, (word) => `throw new Error(${JSON.stringify(word)});`],
		["a template", "a.mjs", 2, (word) => `const a = \`\${b}\n${word}\`;`],
		["a page", "a.tsx", 2, (word) => `const a = <p>\n\t${word.toUpperCase()}</p>;`],
		["a document", "a.md", 3, (word) => `# A\n\nThe ${word}`],
		["a style sheet", "a.css", 1, (word) => `/* ${word} */`],
	])("finds every word in %s", (_place, file, line, textWith) => {
		for (const word of words) expect(findings(file, proseOf(file, textWith(word)))[0]).toMatch(`${file}:${line}: "`);
	});

	it("allows the words as names in code, and as parts of other words", () => {
		for (const word of words.filter((one) => /^[a-z]+$/.test(one))) {
			expect(findings("a.ts", proseOf("a.ts", `const ${word} = a.${word}();`))).toEqual([]);
			expect(findings("a.md", proseOf("a.md", `x${word}x`))).toEqual([]);
		}
	});
});

/** What to write instead of each word or phrase, which is in lower case. */
function wordList(guide: string): ReadonlyMap<string, string> {
	const [, table = ""] = guide.split(/^## (?:Words|Before and after)$/m);
	const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].slice(1);
	return new Map(
		rows.flatMap(([, left = "", right = ""]) => left.split(", ").map((word) => [word.toLowerCase(), right])),
	);
}

/** `file:line: "word": write …` for each word of the list in a text. */
function findings(file: string, text: string): readonly string[] {
	const phrases = words.map((word) => word.replace(/[?.]/g, "\\$&").replaceAll(" ", "\\s+"));
	const pattern = new RegExp(`(?<![\\w-])(?:${phrases.join("|")})(?![\\w-])`, "gi");
	return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
		const word = found.replace(/\s+/g, " ");
		return `${file}:${text.slice(0, index).split("\n").length}: "${word}": write ${instead.get(word.toLowerCase())}`;
	});
}
