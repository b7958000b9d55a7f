import { describe, expect, it } from "vitest";
import { HIDDEN, LOOKALIKES, ORDINARY, PLAIN_NAMES } from "../../../../fixtures/hostile/unicode.ts";
import { cpuTimer } from "../../../../test/cpu.ts";
import { escapedIn, hexOf, hiddenIn, js, nameOf, piecesOf, py, revealed, sh, suspectsIn, suspicion } from "../index.ts";

const kinds = (text: string, as: "name" | "prose") => new Set(suspectsIn(text, as).map(({ kind }) => kind));

describe("suspects of a text", () => {
	it.each(Object.entries(HIDDEN))("are found in a name: %s", (_, name) => {
		expect(kinds(name, "name")).toEqual(new Set(["hidden"]));
		expect(revealed(name, "name")).toMatch(/^[ -~]+$/);
	});

	it.each(Object.entries(HIDDEN).filter(([key]) => !key.startsWith("tab")))("are found in prose: %s", (_, text) => {
		expect(kinds(text, "prose")).toEqual(new Set(["hidden"]));
	});

	it.each(Object.entries(LOOKALIKES))("are found in a name that looks like another: %s", (_, name) => {
		expect(kinds(name, "name")).toEqual(new Set(["lookalike"]));
	});

	it.each(Object.entries(ORDINARY))("are not found in ordinary text: %s", (_, text) => {
		expect(suspectsIn(text, "prose")).toEqual([]);
		expect(revealed(text)).toBe(text);
	});

	it.each(Object.entries(PLAIN_NAMES))("are not found in ordinary names: %s", (_, name) => {
		expect(suspectsIn(name, "name")).toEqual([]);
	});

	it("have positions, code points and names, and are as many as asked", () => {
		expect(suspectsIn("a\u{e0041}m\u043e\u200b", "name")).toEqual([
			{ at: 1, codePoint: 0xe0041, kind: "hidden" },
			{ at: 4, codePoint: 0x43e, kind: "lookalike" },
			{ at: 5, codePoint: 0x200b, kind: "hidden" },
		]);
		expect(
			["\u0430", "\u{e0041}", "\u202e", "\uff21", "\ufe0f", "\u0007"].map((one) => nameOf(one.codePointAt(0) ?? 0)),
		).toEqual([
			"CYRILLIC SMALL LETTER A",
			"TAG LATIN CAPITAL LETTER A",
			"RIGHT-TO-LEFT OVERRIDE",
			"FULLWIDTH LATIN CAPITAL LETTER A",
			"VARIATION SELECTOR-16",
			"control character",
		]);
		expect(hexOf(0x9)).toBe("U+0009");
		expect(hiddenIn("\u200b".repeat(1000), "prose")).toHaveLength(100);
		expect(hiddenIn("\u200b".repeat(1000), "prose", 5)).toHaveLength(5);
	});

	it("are marks on top of four others, which cover the lines around them", () => {
		const [four, six] = [4, 6].map((count) => `mo${"\u0301".repeat(count)}del`);
		for (const as of ["name", "prose"] as const) {
			expect(hiddenIn(four ?? "", as)).toEqual([]);
			expect(hiddenIn(six ?? "", as).map(({ at }) => at)).toEqual([6, 7]);
		}
		expect(revealed(six ?? "")).toBe(`mo${"\u0301".repeat(4)}[U+0301][U+0301]del`);
		expect(suspicion("The id", suspectsIn(six ?? "", "name"))).toContain("mark on top of four others (U+0301)");
	});

	it("are shown one by one up to a limit, and then counted", () => {
		expect(piecesOf("a\u200bb\u{e0041}", "name")).toEqual(["a", 0x200b, "b", 0xe0041]);
		expect(piecesOf("", "name")).toEqual([""]);
		const pieces = piecesOf("\u200ba".repeat(150), "name");
		expect(pieces.filter((piece) => typeof piece === "number")).toHaveLength(10);
		expect(pieces.slice(-2)).toEqual(["a".repeat(141), " [and 140 more hidden characters]"]);
	});

	it("are explained in a sentence", () => {
		expect(suspicion("The id", suspectsIn("mоdel\u200b", "name"))).toBe(
			"The id contains characters that look like others: “о” is CYRILLIC SMALL LETTER O (U+043E); " +
				"and characters that are invisible or reorder text: ZERO WIDTH SPACE (U+200B).",
		);
		expect(suspicion("The id", suspectsIn("model", "name"))).toBeUndefined();
		expect(suspicion("The id", suspectsIn("\u202a\u202b\u202c\u202d\u202e", "name"))).toContain(", and 2 more.");
	});

	it("are found in a megabyte within a moment", () => {
		const used = cpuTimer();
		for (const unit of ["a", "\u200b", "mо", "\u{1f3f4}\u{e0067}", "क\u200d"])
			expect(suspectsIn(unit.repeat(300_000), "name", 10).length).toBeLessThanOrEqual(10);
		expect(used()).toBeLessThan(20_000);
	});
});

describe("hidden characters in code", () => {
	const visible = /^[\n -~]*$/;

	it.each(Object.entries(HIDDEN))("are escaped in all languages and places: %s", (_, v) => {
		for (const code of [
			py`f(${v}, "${v}", f'${v}', {${v}: ${{ [v]: [v] }}})  # ${v}`,
			js`f(${v}, '${v}', \`${v}\`, ${{ [v]: [v] }}); // ${v}`,
			sh`f ${v} '${v}' "${v}" ${{ [v]: [v] }} > ${v} # ${v}`,
		])
			expect(String(code)).toMatch(visible);
	});

	it("are commands that print them in the shell", () => {
		expect(sh`f ${"a\u200bb"} "${"a\u{e0001}"}" '${"\r"}'`.body).toBe(
			`f 'a'"$(printf '\\342\\200\\213')"'b' "a$(printf '\\363\\240\\200\\201')" ''"$(printf '\\015')"''`,
		);
	});

	it("are escaped beyond four digits as each language does", () => {
		const v = "\u{e0001}";
		expect(String(py`f(${v})`)).toBe(String.raw`f("\U000e0001")`);
		expect(String(js`f(${v})`)).toBe(String.raw`f("\u{e0001}")`);
		expect(String(sh`f ${[v]}`)).toBe(String.raw`f '["\udb40\udc01"]'`);
	});

	it("let a value with a dash follow them in its word", () => {
		expect(String(sh`f "${"\u200b"}${"-x"}"`)).toBe(`f "$(printf '\\342\\200\\213')-x"`);
	});

	it("are found again among the escapes of each language", () => {
		for (const v of ["a\u200bb\u{e0041}\u202e", "\u{e0041}\u0085"]) {
			const wanted = suspectsIn(v, "name").map(({ codePoint }) => codePoint);
			for (const code of [py`f(${v})`, js`f(${v})`, sh`f ${v}`, sh`f "${v}" ${[]}`, sh`f ${[v]}`])
				expect(escapedIn(String(code)).map(({ codePoint }) => codePoint)).toEqual(wanted);
		}
		const plain = String.raw`\u200b \\u200b` + "\t\r\n \"'é";
		for (const code of [py`f(${plain})`, js`f(${plain})`, sh`f ${[plain]}`])
			expect(escapedIn(String(code))).toEqual([]);
	});

	it("leave letters and emoji as they are", () => {
		for (const v of ["мodель", "模型", "❤\ufe0f", "1\ufe0f\u20e3"])
			for (const code of [py`f(${v})`, js`f(${v})`, sh`f ${v}`]) expect(String(code)).toContain(v);
	});
});
