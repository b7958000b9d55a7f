import { fromParse5 } from "hast-util-from-parse5";
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment, type TreeAdapter } from "parse5";
import type { Root } from "./hast.ts";

/** Nodes of the largest tree, and the elements that may stand inside one another. */
const MOST_NODES = 200_000;
const DEEPEST = 400;

/** The HTML would make a tree that nobody could lay out. */
export class TooMuch extends Error {}

type Types = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/**
 * HTML as a tree, the way a browser reads it. Throws TooMuch where it grows beyond its bounds: a few bytes of unclosed
 * elements make a parser open all of them again in every paragraph.
 */
export function parseHtml(html: string): Root {
	return fromParse5(parseFragment<Types>(html, { treeAdapter: counting() })) as Root;
}

/** The usual adapter, which stops once it has been asked for too many nodes, or for one too deep. */
function counting(): TreeAdapter<Types> {
	const depths = new WeakMap<object, number>();
	let nodes = 0;
	const place = (parent: Types["parentNode"], child: Types["node"]): void => {
		const depth = (depths.get(parent) ?? 0) + 1;
		if (depth > DEEPEST) throw new TooMuch();
		depths.set(child, depth);
	};
	const count = (): void => {
		if (++nodes > MOST_NODES) throw new TooMuch();
	};
	return {
		...defaultTreeAdapter,
		createElement: (...of) => {
			count();
			return defaultTreeAdapter.createElement(...of);
		},
		appendChild: (parent, child) => {
			place(parent, child);
			defaultTreeAdapter.appendChild(parent, child);
		},
		insertBefore: (parent, child, next) => {
			place(parent, child);
			defaultTreeAdapter.insertBefore(parent, child, next);
		},
		insertText: (parent, text) => {
			count();
			defaultTreeAdapter.insertText(parent, text);
		},
		insertTextBefore: (parent, text, next) => {
			count();
			defaultTreeAdapter.insertTextBefore(parent, text, next);
		},
	};
}
