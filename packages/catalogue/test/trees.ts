import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parse } from "acorn";

/** A node of a Python or JavaScript syntax tree, with the field names of its parser. */
export interface Node {
	readonly type: string;
	readonly [field: string]: unknown;
}

/** The syntax tree of a Python program, from Python's own parser. Throws if it does not parse. */
export const pythonTree = (source: string): Node => pythonTrees([source])[0]!;

/** The syntax trees of several programs, in one run of Python. */
export function pythonTrees(sources: readonly string[]): readonly Node[] {
	const { status, stdout, stderr } = spawnSync("python3", [join(import.meta.dirname, "trees.py")], {
		input: JSON.stringify(sources),
		maxBuffer: 1e9,
	});
	if (status !== 0) throw new Error(stderr.toString());
	return JSON.parse(stdout.toString());
}

/** The syntax tree of a JavaScript module; throws if it does not parse. */
export const javaScriptTree = (source: string): Node =>
	parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true }) as unknown as Node;

/** A node and all nodes in it. */
export function* nodesOf(tree: unknown): Generator<Node> {
	if (typeof tree !== "object" || tree === null) return;
	if ("type" in tree) yield tree as Node;
	for (const part of Object.values(tree)) yield* nodesOf(part);
}

/** The value of a literal, or of a list or object of literals; undefined for anything computed. */
export function literal(node: unknown): unknown {
	if (typeof node !== "object" || node === null) return undefined;
	const { type, value, elts, elements, keys, values, properties } = node as Node;
	if (type === "Constant" || type === "Literal") return value;
	if (type === "List" || type === "Tuple") return (elts as Node[]).map(literal);
	if (type === "ArrayExpression") return (elements as Node[]).map(literal);
	if (type === "Dict")
		return Object.fromEntries((keys as Node[]).map((key, at) => [literal(key), literal((values as Node[])[at])]));
	if (type === "ObjectExpression")
		return Object.fromEntries((properties as Node[]).map(({ key, value: one }) => [nameOf(key), literal(one)]));
	return undefined;
}

/** The text of a name, of the last part of a dotted name, or of a key. */
export function nameOf(node: unknown): string {
	const { type, id, attr, name, value, property } = (node ?? {}) as Node;
	if (type === "Attribute") return String(attr);
	if (type === "MemberExpression") return nameOf(property);
	return String(id ?? name ?? value);
}

/** Each call of a function or method with a name: its positional and its named arguments. */
export function callsOf(
	tree: Node,
	name: string,
): readonly { readonly args: readonly unknown[]; readonly named: Readonly<Record<string, unknown>> }[] {
	return [...nodesOf(tree)]
		.filter(({ type, func, callee }) => /^Call(Expression)?$/.test(type) && nameOf(func ?? callee) === name)
		.map(({ args, arguments: given, keywords }) => ({
			args: ((args ?? given) as Node[]).map(literal),
			named: Object.fromEntries(((keywords ?? []) as Node[]).map(({ arg, value }) => [String(arg), literal(value)])),
		}));
}

/** The literal assigned to a variable, or to several at once. */
export function assigned(tree: Node, name: string): unknown {
	for (const { type, targets, value } of nodesOf(tree)) {
		const [target] = type === "Assign" ? (targets as Node[]) : [];
		if (target && (nameOf(target) === name || ((target["elts"] ?? []) as Node[]).map(nameOf).join() === name))
			return literal(value);
	}
	return undefined;
}
