import { js } from "@vitrine/code";
import { type Expression, parse } from "acorn";
import { codeOf, must, type Target, textOf } from "../target.ts";

/** A text in JavaScript: acorn reads the literal back as that text. */
export const target: Target = {
	name: "javascript",
	run(input) {
		const value = textOf(input);
		for (const write of FORMS) {
			const code = codeOf(() => write(value));
			if (code !== undefined)
				must(argumentOf(code) === `a ${value} b`, `the literal is the text: ${code.slice(0, 200)}`);
		}
	},
	seeds: ["plain", "a\"b'c\\d\ne", "${x} `y` \u202e\u200b\u{e0041}", "</script><!--"],
	words: [
		'"',
		"'",
		"`",
		"${",
		"}",
		"\\",
		"\n",
		"\r",
		"\u2028",
		"\u2029",
		"\0",
		"\\u{",
		"\u202e",
		"*/",
		"//",
		"</script>",
		"<!--",
		"-->",
	],
};

const FORMS = [
	(v: string) => js`show("a ${v} b")`,
	(v: string) => js`show('a ${v} b')`,
	(v: string) => js`show(\`a ${v} b\`)`,
];

/** The text of the only argument of the only call. */
function argumentOf(code: string): unknown {
	const { body } = parse(code, { ecmaVersion: "latest", sourceType: "module" });
	const [statement] = body;
	must(body.length === 1 && statement?.type === "ExpressionStatement", "one statement");
	const call = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
	must(call?.type === "CallExpression" && call.arguments.length === 1, "one call of one argument");
	return call?.type === "CallExpression" ? literal(call.arguments[0] as Expression) : undefined;
}

function literal(node: Expression): unknown {
	if (node.type === "Literal") return node.value;
	if (node.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
	return undefined;
}
