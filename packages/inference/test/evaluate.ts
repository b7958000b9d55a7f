import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Expression, type Node, parse } from "acorn";

/** The languages that this machine can evaluate, besides JavaScript; warns about missing ones. */
export const has = {
	python3: found("python3", "Python 3.9 or newer (Debian: apt-get install python3)"),
	bash: found("bash", "bash"),
};

function found(command: string, what: string): boolean {
	const present = spawnSync(command, ["--version"]).status === 0;
	if (!present) console.warn(`SKIPPED without ${what}: calls are not evaluated by ${command}`);
	return present;
}

/** The arguments of `curl` in each snippet, which a shell runs in a temporary folder. */
export function curlWords(snippets: readonly string[]): string[][] {
	const marked = snippets.map((snippet) => `( ${snippet}\n)\nprintf '\\1'\n`).join("");
	const folder = mkdtempSync(join(tmpdir(), "vitrine-"));
	const env = {
		PATH: process.env["PATH"],
		HF_TOKEN: "hf_in_env",
		TOGETHER_API_KEY: "key_in_env",
		API_TOKEN: "api_in_env",
	};
	const { stdout, stderr, status } = spawnSync("bash", {
		cwd: folder,
		env,
		input: `curl() { printf '%s\\0' "$@"; }\n${marked}`,
	});
	if (status !== 0 || stderr.length > 0) throw new Error(`bash ended with ${status}: ${stderr}`);
	return String(stdout)
		.split("\u0001")
		.slice(0, -1)
		.map((words) => words.split("\0").slice(0, -1));
}

/** The value of the keyword argument `name` in the first call of each Python snippet that has it. */
export const pythonKeywords = (snippets: readonly string[], name: string): unknown[] => pythonRead(snippets, name);

/** The value of the outermost keyword or key of a dict `name` in each Python snippet. */
export const pythonValues = (snippets: readonly string[], name: string): unknown[] =>
	pythonRead(snippets, name, "or key");

function pythonRead(snippets: readonly string[], ...what: readonly string[]): unknown[] {
	const { stdout, stderr, status } = spawnSync("python3", ["-c", READER, ...what], {
		input: JSON.stringify(snippets),
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(stderr);
	return JSON.parse(stdout) as unknown[];
}

const READER = `
import ast, json, sys

def read(snippet):
    for node in ast.walk(ast.parse(snippet)):
        if isinstance(node, ast.keyword) and node.arg == sys.argv[1]:
            return ast.literal_eval(node.value)
        if isinstance(node, ast.Dict) and len(sys.argv) > 2:
            for key, value in zip(node.keys, node.values):
                if isinstance(key, ast.Constant) and key.value == sys.argv[1]:
                    return ast.literal_eval(value)

json.dump([read(snippet) for snippet in json.load(sys.stdin)], sys.stdout)
`;

/** The value of the first argument of the call `name(…)` in a JavaScript snippet. */
export function javascriptArgument(snippet: string, name: string): unknown {
	const program = parse(snippet, { ecmaVersion: "latest", sourceType: "module" });
	const call = calls(program).find(({ callee }) => snippet.slice(callee.start, callee.end) === name);
	if (!call) throw new Error(`no call of ${name}`);
	return valueOf(call.arguments[0] as Expression);
}

/** The value of the first property `name` in a JavaScript snippet. */
export function javascriptValue(snippet: string, name: string): unknown {
	const program = parse(snippet, { ecmaVersion: "latest", sourceType: "module" });
	const property = properties(program).find(({ key }) => key.name === name);
	if (!property) throw new Error(`no property ${name}`);
	return valueOf(property.value);
}

interface Property extends Node {
	readonly key: Node & { readonly name?: string };
	readonly value: Expression;
}

function properties(node: unknown): Property[] {
	if (typeof node !== "object" || node === null) return [];
	const below = Object.values(node).flatMap(properties);
	return (node as Node).type === "Property" ? [node as Property, ...below] : below;
}

interface Called extends Node {
	readonly callee: Node;
	readonly arguments: readonly Node[];
}

function calls(node: unknown): Called[] {
	if (typeof node !== "object" || node === null) return [];
	const below = Object.values(node).flatMap(calls);
	return (node as Node).type === "CallExpression" ? [node as Called, ...below] : below;
}

function valueOf(node: Expression): unknown {
	if (node.type === "Literal") return node.value;
	if (node.type === "UnaryExpression") return -(valueOf(node.argument) as number);
	if (node.type === "ArrayExpression") return node.elements.map((element) => valueOf(element as Expression));
	if (node.type !== "ObjectExpression") throw new Error(`not a literal: ${node.type}`);
	const properties = node.properties.map((property) => {
		if (property.type !== "Property") throw new Error(`not a property: ${property.type}`);
		const { key, value, computed } = property;
		const name = key.type === "Identifier" && !computed ? key.name : (key as { value: unknown }).value;
		return [String(name), valueOf(value as Expression)] as const;
	});
	return Object.fromEntries(properties);
}
