import type { Program } from "acorn";
import { GLOBALS } from "./globals.ts";

/** A node of a syntax tree, as far as names need it. */
interface Node {
	readonly type: string;
	readonly [field: string]: unknown;
}

/** Names that can be seen from a place, in the scope there and those around it. */
interface Scope {
	readonly names: Set<string>;
	readonly outer?: Scope;
}

/** The names that a module reads or writes and nothing defines, each once, in the order they are met. */
export function undefinedNames(program: Program): readonly string[] {
	const missing = new Set<string>();
	const scope: Scope = { names: new Set() };
	const body = program as unknown as Node;
	declareIn(body, scope, true);
	read(body, scope, (name) => missing.add(name));
	return [...missing];
}

type Miss = (name: string) => void;

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const BLOCK = /^(BlockStatement|ForStatement|ForInStatement|ForOfStatement|SwitchStatement|CatchClause|StaticBlock)$/;

function read(node: Node, scope: Scope, miss: Miss): void {
	if (node.type === "Identifier") return sees(scope, node["name"] as string) ? undefined : miss(node["name"] as string);
	const inner = scopeOf(node, scope);
	for (const child of readIn(node)) read(child, inner, miss);
}

const sees = (scope: Scope, name: string): boolean =>
	scope.names.has(name) || (scope.outer ? sees(scope.outer, name) : GLOBALS.has(name));

/** The scope inside a node: a new one where it opens one. */
function scopeOf(node: Node, outer: Scope): Scope {
	const isFunction = FUNCTION.test(node.type);
	if (!isFunction && !BLOCK.test(node.type) && node.type !== "ClassExpression") return outer;
	const scope: Scope = { names: new Set(), outer };
	if (isFunction && node.type !== "ArrowFunctionExpression") scope.names.add("arguments");
	if (isNode(node["id"])) bind(node["id"], scope);
	for (const pattern of [...listOf(node["params"]), ...listOf([node["param"]])]) bind(pattern, scope);
	declareIn(node, scope, isFunction);
	return scope;
}

/** Declares what a scope's own statements do; `var` and nothing else comes out of the blocks in a function. */
function declareIn(node: Node, scope: Scope, isWhole: boolean): void {
	for (const child of childrenOf(node)) {
		if (child.type === "VariableDeclaration" || child.type === "ImportDeclaration") declare(child, scope);
		if (/^(Function|Class)Declaration$/.test(child.type) && isNode(child["id"])) bind(child["id"], scope);
		if (/^Export(Named|Default)Declaration$/.test(child.type)) declareIn(child, scope, false);
		if (isWhole && !FUNCTION.test(child.type)) hoist(child, scope);
	}
	if (isWhole && isNode(node["body"]) && node["body"].type === "BlockStatement") declareIn(node["body"], scope, true);
}

function declare(node: Node, scope: Scope): void {
	for (const { id, local } of [...listOf(node["declarations"]), ...listOf(node["specifiers"])])
		bind((id ?? local) as Node, scope);
}

function hoist(node: Node, scope: Scope): void {
	if (node.type === "VariableDeclaration" && node["kind"] === "var") declare(node, scope);
	if (!FUNCTION.test(node.type)) for (const child of childrenOf(node)) hoist(child, scope);
}

/** Adds the names of a pattern: a name, or what takes a list or an object apart. */
function bind(pattern: Node, scope: Scope): void {
	if (pattern.type === "Identifier") scope.names.add(pattern["name"] as string);
	else if (pattern.type === "AssignmentPattern") bind(pattern["left"] as Node, scope);
	else if (pattern.type === "RestElement") bind(pattern["argument"] as Node, scope);
	else if (pattern.type === "ArrayPattern") for (const item of listOf(pattern["elements"])) bind(item, scope);
	else if (pattern.type === "ObjectPattern")
		for (const item of listOf(pattern["properties"]))
			bind((item.type === "Property" ? item["value"] : item) as Node, scope);
}

/** The parts of a node whose names are looked up; the name of a property, a label or an import is not. */
function readIn(node: Node): readonly Node[] {
	if (node.type.startsWith("Import") && node.type !== "ImportExpression") return [];
	if (/^(MetaProperty|BreakStatement|ContinueStatement|ExportAllDeclaration)$/.test(node.type)) return [];
	const unread = new Set(["label", "exported"]);
	if (node["computed"] !== true) {
		if (node.type === "MemberExpression") unread.add("property");
		if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) unread.add("key");
	}
	return childrenOf(node, unread);
}

const childrenOf = (node: Node, without?: ReadonlySet<string>): readonly Node[] =>
	Object.entries(node).flatMap(([field, value]) => (without?.has(field) ? [] : listOf(value)));

const listOf = (value: unknown): readonly Node[] =>
	Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
