import type { Element, Root } from "./hast.ts";
import { element, elements, textNode, textOf } from "./tree.ts";

/** A heading as a table of contents shows it. */
export interface HeadingEntry {
	/** 1 to 6, as it stands on the page. */
	readonly level: number;
	readonly id: string;
	readonly text: string;
}

/**
 * Gives every heading its level below `top`, an id that nothing else on the page has, and a link to itself.
 * Levels follow the nesting of the text: none is left out on the way down.
 */
export function anchorHeadings(root: Root, top: number, prefix: string, taken: ReadonlySet<string>): HeadingEntry[] {
	const used = new Set(taken);
	uniqueIds(root, used);
	const unique = namer(used);
	const nest = nesting(top);
	return [...elements(root)].filter(isHeading).map((heading) => {
		const text = textOf(heading).trim();
		const level = nest(levelOf(heading));
		const id = unique(prefix + (slug(text) || "section"));
		heading.tagName = `h${level}`;
		heading.properties = { id };
		link(heading, id);
		return { level, id, text };
	});
}

/** A heading's text as an id, the way hubs do it, so that a card's own table of contents finds it. */
export function slug(text: string): string {
	return text
		.trim()
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}\s_-]+/gu, "")
		.replaceAll(/\s/g, "-");
}

function isHeading({ tagName }: Element): boolean {
	return /^h[1-6]$/.test(tagName);
}

function levelOf({ tagName }: Element): number {
	return Number(tagName.slice(1));
}

/** Tells the level on the page for each heading of the text, asked in order. */
function nesting(top: number): (level: number) => number {
	const open: number[] = [];
	return (level) => {
		while (open.length > 0 && (open.at(-1) as number) >= level) open.pop();
		open.push(level);
		return Math.min(top + open.length - 1, 6);
	};
}

/** The whole heading is the link, unless it holds a link of its own: then one follows it. */
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

/** Takes ids away that stand on the page already; the first of several keeps it. */
function uniqueIds(root: Root, used: Set<string>): void {
	for (const { tagName, properties } of elements(root)) {
		const id = properties["id"];
		if (typeof id !== "string" || /^h[1-6]$/.test(tagName)) continue;
		if (used.has(id)) delete properties["id"];
		used.add(id);
	}
}

/** Hands out ids, each once: `wanted`, or `wanted-1`, `wanted-2` … when it is taken. Counts on from the last one it gave. */
function namer(used: Set<string>): (wanted: string) => string {
	const last = new Map<string, number>();
	return (wanted) => {
		let n = last.get(wanted) ?? 0;
		let id = n === 0 ? wanted : `${wanted}-${n}`;
		while (used.has(id)) id = `${wanted}-${++n}`;
		last.set(wanted, n);
		used.add(id);
		return id;
	};
}
