import { parse, tokenizer } from "acorn";
import type { Place, Range, Site } from "./site.ts";

/** A node of a syntax tree. */
interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [field: string]: unknown;
}

/** The places of a JavaScript module in which defects can be planted. */
export function javascriptSites(text: string): readonly Site[] {
	const program = parse(text, { ecmaVersion: "latest", sourceType: "module" }) as unknown as Node;
	const all = nodesIn(program);
	const headers = new Set(all.filter(isHeaders).map(({ value }) => value));
	const at = (place: Place, { start, end }: Node): Site => ({
		at: place,
		ranges: [[start, end]],
		text: text.slice(start, end),
	});
	return [
		...tokensIn(text),
		...all.flatMap((node): readonly Site[] => {
			switch (node.type) {
				case "ImportDeclaration":
					return [at("statement", node)].concat(importsIn(node, all));
				case "CallExpression":
				case "NewExpression":
					return argumentsIn(node, at);
				case "MemberExpression":
					return node["computed"] === true ? [] : [at("member", node["property"] as Node)];
				case "ObjectExpression":
					return fieldsIn(node, headers.has(node), at);
				case "Literal":
				case "TemplateLiteral":
					return stringIn(node, at);
				case "Identifier":
					return [at("name", node)];
				default:
					return [];
			}
		}),
	];
}

type At = (place: Place, node: Node) => Site;

const isHeaders = (node: Node): boolean => node.type === "Property" && /headers$/i.test(nameOf(node["key"] as Node));

const nameOf = ({ name, value }: Node): string => String(name ?? value);

function importsIn(node: Node, all: readonly Node[]): readonly Site[] {
	const module = String((node["source"] as Node)["value"]);
	return (node["specifiers"] as readonly Node[]).flatMap((one) => {
		const [imported, local] = [one["imported"], one["local"]] as [Node | undefined, Node];
		if (imported === undefined || imported.start !== local.start) return [];
		const name = nameOf(imported);
		const uses = all.filter((use) => use.type === "Identifier" && nameOf(use) === name && use.start !== local.start);
		const ranges = [imported, ...uses].map(({ start, end }): Range => [start, end]);
		return [{ at: "import" as const, ranges, text: name, module }];
	});
}

function argumentsIn(node: Node, at: At): readonly Site[] {
	const list = node["arguments"] as readonly Node[];
	const callee = node["callee"] as Node;
	const whole: Range = [callee.end + 1, node.end - 1];
	return list.flatMap((one, index) => {
		const literal = one.type === "Literal" ? [at("literal", one)] : [];
		return literal.concat(at("argument", { ...one, ...cutOf(list, index, whole) }));
	});
}

/** The range of an item of a list with the comma that belongs to it. */
function cutOf(list: readonly Node[], index: number, whole: Range): { readonly start: number; readonly end: number } {
	const [before, own, next] = [list[index - 1], list[index], list[index + 1]];
	if (next !== undefined) return { start: own?.start ?? 0, end: next.start };
	return before === undefined ? { start: whole[0], end: whole[1] } : { start: before.end, end: own?.end ?? 0 };
}

function fieldsIn(node: Node, isHeader: boolean, at: At): readonly Site[] {
	const list = node["properties"] as readonly Node[];
	return list.flatMap((one, index) => {
		if (one.type !== "Property" || one["computed"] === true) return [];
		const key = one["key"] as Node;
		const value = one["value"] as Node;
		const pair = at("pair", { ...one, ...cutOf(list, index, [node.start + 1, node.end - 1]) });
		const name: readonly Site[] =
			one["shorthand"] === true ? [] : [{ ...at(isHeader ? "header" : "field", key), value: nameOf(key) }];
		const literal = value.type === "Literal" ? [at("literal", value)] : [];
		return name.concat({ ...pair, header: isHeader }, literal);
	});
}

function stringIn(node: Node, at: At): readonly Site[] {
	if (node.type === "TemplateLiteral") return [{ ...at("string", node), value: at("string", node).text }];
	return typeof node["value"] === "string" ? [{ ...at("string", node), value: node["value"] }] : [];
}

const SIGNS = new Set("( ) [ ] { } , : = . ; => ${".split(" "));

function tokensIn(text: string): readonly Site[] {
	return [...tokenizer(text, { ecmaVersion: "latest", sourceType: "module" })].flatMap(({ type, start, end }) => {
		const word = text.slice(start, end);
		const counts = SIGNS.has(type.label) || type.keyword !== undefined;
		return counts && word !== ";" ? [{ at: "token" as const, ranges: [[start, end] as const], text: word }] : [];
	});
}

/** A node and all below it. */
function nodesIn(node: Node): readonly Node[] {
	const below = Object.values(node)
		.flatMap((value) => (Array.isArray(value) ? value : [value]))
		.filter(isNode);
	return [node, ...below.flatMap(nodesIn)];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
