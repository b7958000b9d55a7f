import type { Program } from "acorn";
import { GLOBALS } from "./globals.ts";

/** A node of a syntax tree. */
interface Node {
	readonly type: string;
	readonly [field: string]: unknown;
}

/** The names that a scope defines, and the scope around it. */
interface Scope {
	readonly names: Set<string>;
	readonly outer?: Scope;
}

/** The names that a module reads or writes although nothing defines them, each once, in order of appearance. */
export function undefinedNames(program: Program): readonly string[] {
	const missing = new Set<string>();
	const scope: Scope = { names: new Set() };
	const body = program as unknown as Node;
	declareIn(body, scope, true);
	read(body, scope, (name) => missing.add(name));
	return [...missing];
}

type OnMissing = (name: string) => void;

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const BLOCK = /^(BlockStatement|ForStatement|ForInStatement|ForOfStatement|SwitchStatement|CatchClause|StaticBlock)$/;

function read(node: Node, scope: Scope, onMissing: OnMissing): void {
	if (node.type === "Identifier") {
		const name = node["name"] as string;
		return isDefined(scope, name) ? undefined : onMissing(name);
	}
	const inner = scopeOf(node, scope);
	for (const child of readIn(node)) read(child, inner, onMissing);
}

const isDefined = (scope: Scope, name: string): boolean =>
	scope.names.has(name) || (scope.outer ? isDefined(scope.outer, name) : GLOBALS.has(name));

/** The scope inside a node: a new one if the node opens one, else the outer one. */
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

/** Adds the declarations of a scope; `isFunction` says whether `var` declarations of inner blocks belong to it. */
function declareIn(node: Node, scope: Scope, isFunction: boolean): void {
	for (const child of childrenOf(node)) {
		if (child.type === "VariableDeclaration" || child.type === "ImportDeclaration") declare(child, scope);
		if (/^(Function|Class)Declaration$/.test(child.type) && isNode(child["id"])) bind(child["id"], scope);
		if (/^Export(Named|Default)Declaration$/.test(child.type)) declareIn(child, scope, false);
		if (isFunction && !FUNCTION.test(child.type)) hoist(child, scope);
	}
	if (isFunction && isNode(node["body"]) && node["body"].type === "BlockStatement")
		declareIn(node["body"], scope, true);
}

function declare(node: Node, scope: Scope): void {
	for (const { id, local } of [...listOf(node["declarations"]), ...listOf(node["specifiers"])])
		bind((id ?? local) as Node, scope);
}

function hoist(node: Node, scope: Scope): void {
	if (node.type === "VariableDeclaration" && node["kind"] === "var") declare(node, scope);
	if (!FUNCTION.test(node.type)) for (const child of childrenOf(node)) hoist(child, scope);
}

/** Adds the names of a binding pattern. */
function bind(pattern: Node, scope: Scope): void {
	if (pattern.type === "Identifier") scope.names.add(pattern["name"] as string);
	else if (pattern.type === "AssignmentPattern") bind(pattern["left"] as Node, scope);
	else if (pattern.type === "RestElement") bind(pattern["argument"] as Node, scope);
	else if (pattern.type === "ArrayPattern") for (const item of listOf(pattern["elements"])) bind(item, scope);
	else if (pattern.type === "ObjectPattern")
		for (const item of listOf(pattern["properties"]))
			bind((item.type === "Property" ? item["value"] : item) as Node, scope);
}

/** The children of a node whose identifiers are references, not names of properties, labels or imports. */
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
