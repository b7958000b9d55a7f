import GithubSlugger, { slug } from "github-slugger";
import type { Element, Root } from "./hast.ts";
import { element, elements, textNode, textOf } from "./tree.ts";

/** A heading as a table of contents shows it. */
export interface HeadingEntry {
	/** 1 to 6, as on the page. */
	readonly level: number;
	readonly id: string;
	readonly text: string;
}

/**
 * Gives every heading a level below `top`, an id that is unique on the page, and a link to itself.
 * Levels follow the nesting of the text, without gaps.
 */
export function anchorHeadings(root: Root, top: number, prefix: string, taken: ReadonlySet<string>): HeadingEntry[] {
	const used = new Set(taken);
	uniqueIds(root, used);
	const idOf = namer(prefix, used);
	const nest = nesting(top);
	return [...elements(root)].filter(isHeading).map((heading) => {
		const text = textOf(heading).trim();
		const level = nest(levelOf(heading));
		const id = idOf(text);
		heading.tagName = `h${level}`;
		heading.properties = { id };
		link(heading, id);
		return { level, id, text };
	});
}

function isHeading({ tagName }: Element): boolean {
	return /^h[1-6]$/.test(tagName);
}

function levelOf({ tagName }: Element): number {
	return Number(tagName.slice(1));
}

/** A function that gives the level on the page of each heading, called in order. */
function nesting(top: number): (level: number) => number {
	const open: number[] = [];
	return (level) => {
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		return Math.min(top + open.length - 1, 6);
	};
}

/** Makes the whole heading a link to itself; where it contains a link, adds one after its text. */
function link(heading: Element, id: string): void {
	const properties = { className: ["anchor"], href: `#${id}` };
	const holdsLink = [...elements(heading)].some(({ tagName }) => tagName === "a" || tagName === "details");
	if (!holdsLink) heading.children = [element("a", properties, heading.children)];
	else
		heading.children.push(
			textNode(" "),
			element("a", { ...properties, ariaLabel: "Link to this heading" }, [textNode("#")]),
		);
}

/** Removes ids that are used already; of several equal ones the first stays. */
function uniqueIds(root: Root, used: Set<string>): void {
	for (const { tagName, properties } of elements(root)) {
		const id = properties["id"];
		if (typeof id !== "string" || /^h[1-6]$/.test(tagName)) continue;
		if (used.has(id)) delete properties["id"];
		used.add(id);
	}
}

/**
 * A function that makes unused ids of headings in the way of hubs, so that links in a card's table of contents work.
 */
function namer(prefix: string, used: ReadonlySet<string>): (text: string) => string {
	const slugger = new GithubSlugger();
	return (text) => {
		const wanted = slug(text) === "" ? "section" : text;
		let id = prefix + slugger.slug(wanted);
		while (used.has(id)) id = prefix + slugger.slug(wanted);
		return id;
	};
}
