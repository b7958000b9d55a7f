import { ParseError, renderToString } from "katex";
import type { Content, Element, Parent, Root } from "./hast.ts";
import { type Formula, formulaAt, isKept, MATHML } from "./formula.ts";
import { parseHtml, TooMuch } from "./parse.ts";
import { element, elements, textNode, textOf } from "./tree.ts";

/** Most formulas of a text, and most UTF-16 units of TeX: of one formula, and of all. The rest stays TeX. */
const MOST = 2_000;
const LONGEST = 4_000;
const LONGEST_OF_ALL = 60_000;

/** UTF-16 units of MathML of one formula, and of all of a text; a formula that would exceed one of them stays TeX. */
const LONGEST_MATHML = 200_000;
const LONGEST_MATHML_OF_ALL = 1_000_000;

/** UTF-16 units of TeX within a line; a longer formula scrolls, because nothing breaks its line. */
const LONGEST_WITHIN = 80;

/** Elements whose text is never a formula. */
const VERBATIM: ReadonlySet<string> = new Set(["code", "pre", "kbd", "samp", "tt"]);

/**
 * A function that replaces the formulas in the text of a tree by MathML; the trees of one text share its bounds. A formula with
 * an error, or that defines a macro, stays TeX.
 */
export function mathSetter(): (root: Root) => void {
	let [formulas, tex, mathml] = [MOST, LONGEST_OF_ALL, LONGEST_MATHML_OF_ALL];
	const set: Setter = (formula, isLinked = false) => {
		if (formula.tex.length > Math.min(LONGEST, tex) || formulas <= 0 || MACRO.test(formula.tex)) return undefined;
		tex -= formula.tex.length;
		formulas -= 1;
		const html = mathmlOf(formula);
		if (html === undefined || html.length > Math.min(LONGEST_MATHML, mathml)) return undefined;
		mathml -= html.length;
		return typeset(html, formula, isLinked);
	};
	return (root) => within(root, set);
}

/** Commands that define macros or call KaTeX's own: a short macro can stand for any number of symbols. */
const MACRO =
	/\\(?:[gex]?def|let|futurelet|(?:new|renew|provide)command|global|long|expandafter|noexpand)(?![a-zA-Z])|\\[a-zA-Z]*@/;

/** The formula in a code block of the language `math`; undefined for any other block. */
export function mathBlock(pre: Element): Element | undefined {
	const isMath = [...elements(pre)].some(({ properties }) => String(properties["className"]) === "language-math");
	return isMath ? element("p", {}, [textNode(`$$${textOf(pre).trim()}$$`)]) : undefined;
}

/** What scrolls takes the focus, which nothing inside a link may: such a formula is not displayed on its own line and does not scroll. */
type Setter = (formula: Formula, isLinked?: boolean) => Content | undefined;

function within(parent: Parent, set: Setter): void {
	parent.children = (parent.children as Content[]).flatMap((child) => {
		if (child.type === "text") return split(child.value, set);
		const isLink = child.type === "element" && child.tagName === "a";
		const inner: Setter = isLink ? (formula) => set({ ...formula, display: false }, true) : set;
		if (child.type === "element" && !VERBATIM.has(child.tagName)) within(child, inner);
		return [child];
	});
}

/** A text split into words and formulas. */
function split(text: string, set: Setter): Content[] {
	const parts: Content[] = [];
	let from = 0;
	for (let at = nextSign(text, 0); at >= 0; at = nextSign(text, at)) {
		const formula = formulaAt(text, at);
		const done = formula && set(formula);
		if (done) {
			parts.push(textNode(text.slice(from, at)), done);
			from = formula.end;
		}
		at = formula?.end ?? at + 1;
	}
	return from === 0 ? [textNode(text)] : [...parts, textNode(text.slice(from))];
}

/** The next position where a formula may start; -1 where there is none. */
function nextSign(text: string, from: number): number {
	const found = text.slice(from).search(/[$\\]/);
	return found < 0 ? -1 : from + found;
}

function typeset(html: string, { tex, display }: Formula, isLinked: boolean): Content | undefined {
	const math = rootOf(html);
	if (math === undefined) return undefined;
	keepMathml(math);
	if (!display && (isLinked || tex.length <= LONGEST_WITHIN)) return math;
	const className = ["scroll", "formula", ...(display ? [] : ["within"])];
	return element("span", { className, tabIndex: 0, role: "group", ariaLabel: "Formula" }, [math]);
}

/** The element of MathML in HTML; undefined where the formula is nested too deeply. */
function rootOf(html: string): Element | undefined {
	try {
		return [...elements(parseHtml(html))].find(({ tagName }) => tagName === "math");
	} catch (error) {
		if (error instanceof TooMuch) return undefined;
		throw error;
	}
}

/** The MathML of a formula; undefined where the TeX has an error. */
function mathmlOf({ tex, display: displayMode }: Formula): string | undefined {
	try {
		return renderToString(tex, {
			displayMode,
			output: "mathml",
			throwOnError: true,
			strict: "ignore",
			trust: false,
			globalGroup: false,
			maxExpand: 200,
			maxSize: 20,
		});
	} catch (error) {
		if (error instanceof ParseError || error instanceof RangeError) return undefined;
		throw error;
	}
}

/** Removes everything but allowed MathML; colours and styles are the page's own. */
function keepMathml(parent: Element): void {
	keepProperties(parent);
	parent.children = parent.children.filter((child) => {
		if (child.type !== "element") return child.type === "text";
		if (!MATHML.elements.has(child.tagName)) return false;
		keepMathml(child);
		return true;
	});
}

function keepProperties(node: Element): void {
	node.properties = Object.fromEntries(
		Object.entries(node.properties).filter(([name, value]) => isKept(name.toLowerCase(), String(value))),
	);
}
