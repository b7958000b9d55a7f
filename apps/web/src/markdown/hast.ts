import type { sanitize } from "hast-util-sanitize";

/** HTML as a tree, in the terms of the libraries that work on it. */
export type Node = ReturnType<typeof sanitize>;
export type Root = Extract<Node, { readonly type: "root" }>;
export type Element = Extract<Node, { readonly type: "element" }>;
/** What may stand inside an element. */
export type Content = Element["children"][number];
export type Parent = Root | Element;
