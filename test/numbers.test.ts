import { describe, expect, it } from "vitest";
import { isTooling, rooms, type Source, sourcesIn, walk } from "./source.ts";

/** Typed arrays are read at positions that are known to be valid. */
const SEGMENT = /^packages\/search\/src\/engines\/embedded\/segment\//;
/** Entries of the catalogue are data. */
const ENTRIES = /^packages\/catalogue\/src\/(libraries|tasks|hardware|apps\/entries)\//;

const sources = sourcesIn(...rooms).filter(({ file }) => /\/src\//.test(file) && !isTooling(file));

describe("the code of the project", () => {
	it("asserts that a value is there in fewer than 3 of a thousand lines", () => {
		const counted = sources.filter(({ file }) => !SEGMENT.test(file));
		const assertions = sum(counted.map(({ parsed }) => count(parsed.program, isAssertion)));
		expect((assertions / sum(counted.map(linesOf))) * 1000).toBeLessThan(3);
	});

	it("has files of 60 lines and functions of 8 in the middle", () => {
		const written = sources.filter(({ file }) => !ENTRIES.test(file));
		expect(median(written.map(linesOf))).toBeLessThanOrEqual(60);
		expect(median(written.flatMap(functionLengths))).toBeLessThanOrEqual(8);
	});

	it("has no `any`", () => {
		const guilty = sources.filter(({ parsed }) => count(parsed.program, ({ type }) => type === "TSAnyKeyword") > 0);
		expect(guilty.map(({ file }) => file)).toEqual([]);
	});

	it("says why where a rule is suppressed", () => {
		const silent = sourcesIn(...rooms, "scripts", "test", "tools").flatMap(({ file, text }) =>
			text
				.split("\n")
				.flatMap((line, at, lines) =>
					SUPPRESSION.test(line) && !hasReason(line, lines[at - 1] ?? "") ? [`${file}:${at + 1}`] : [],
				),
		);
		expect(silent, "add -- and the reason to the comment").toEqual([]);
	});
});

const SUPPRESSION = /\b(?:eslint|oxlint)-disable|@ts-(?:expect-error|ignore)/;

/** A reason after two dashes, or in the comment above. */
const hasReason = (line: string, before: string): boolean =>
	/--\s+\S.{8,}/.test(line) ||
	(/@ts-/.test(line) && /@ts-\S+\s+\S.{8,}/.test(line)) ||
	/^\s*(?:\/\/|\*|\/\*).{12,}/.test(before);

const isAssertion = ({ type }: Readonly<Record<string, unknown>>): boolean => type === "TSNonNullExpression";

const FUNCTIONS: ReadonlySet<unknown> = new Set(["FunctionDeclaration", "FunctionExpression"]);

/** The lines of functions and methods, and of arrows that have a name. */
function functionLengths({ text, parsed }: Source): readonly number[] {
	const lengths: number[] = [];
	walk(parsed.program, (node) => {
		const named = node["type"] === "VariableDeclarator" ? (node["init"] as Node | null) : undefined;
		const found = FUNCTIONS.has(node["type"])
			? (node as unknown as Node)
			: named?.type === "ArrowFunctionExpression"
				? named
				: undefined;
		if (found) lengths.push(text.slice(found.start, found.end).split("\n").length);
	});
	return lengths;
}

interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
}

function count(program: unknown, test: (node: Readonly<Record<string, unknown>>) => boolean): number {
	let found = 0;
	walk(program, (node) => {
		if (test(node)) found += 1;
	});
	return found;
}

const linesOf = ({ text }: Source): number => text.split("\n").length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: readonly number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
