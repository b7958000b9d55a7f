import type { sanitize } from "hast-util-sanitize";

/** A node of an HTML tree (hast). */
type Node = ReturnType<typeof sanitize>;
export type Root = Extract<Node, { readonly type: "root" }>;
export type Element = Extract<Node, { readonly type: "element" }>;
/** A node that an element may contain. */
export type Content = Element["children"][number];
export type Parent = Root | Element;
