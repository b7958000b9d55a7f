import { fromParse5 } from "hast-util-from-parse5";
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment, type TreeAdapter } from "parse5";
import type { Root } from "./hast.ts";

/** Most nodes of a tree, and its greatest depth. */
const MOST_NODES = 200_000;
const DEEPEST = 400;

/** Thrown for HTML whose tree would be too large. */
export class TooMuch extends Error {}

type Types = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/**
 * HTML as a tree, parsed as a browser does. Throws TooMuch where the tree exceeds its bounds: a parser opens all unclosed
 * elements again in every paragraph, so a few bytes can make a large tree.
 */
export function parseHtml(html: string): Root {
	return fromParse5(parseFragment<Types>(html, { treeAdapter: counting() })) as Root;
}

/** The default adapter, which throws when a tree has too many nodes or is too deep. */
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
