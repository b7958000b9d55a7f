import { ident, type JavaScript, joined, js, lines, type Value, when, needs } from "@vitrine/code";
import { FileText } from "../../file.ts";
import type { Answer, Body, JsonBody, Medium } from "../../shapes.ts";
import { fileIn, holdsFile, plain } from "./body.ts";
import { FILENAMES } from "./names.ts";

/** Makes ready what the body is made of; no code where it needs nothing. */
export function bodyVariables(body: Body): JavaScript {
	if (body.type === "form") return formVariable(body);
	const file = fileIn(body);
	if (!file) return when(false, js``);
	return js`
		const ${ident(file.name)} = ${bytesOf(file.filename)}.toString("base64");

	`;
}

/** The expression for the body. */
export function bodyOf(body: Body): JavaScript {
	if (body.type === "form") return js`form`;
	return body.type === "file" ? bytesOf(body.filename) : js`JSON.stringify(${jsonOf(body.value)})`;
}

/** What to do with `response`. */
export function readAnswer(answer: Answer): JavaScript {
	const { type } = answer;
	if (type === "json")
		return js`console.log(${answer.at ? js`(await response.json())${at(answer.at)}` : js`await response.json()`});`;
	if (type === "bytes") return save(answer.medium, js`Buffer.from(await response.arrayBuffer())`);
	if (type === "base64")
		return js`
			const result = await response.json();
			${save(answer.medium, js`Buffer.from(result${at(answer.at)}, "base64")`)}
		`;
	if (type !== "address") throw new TypeError(`fetch does not wait for a ${type}`);
	return js`

		const result = await response.json();
		const download = await fetch([result${at(answer.at)}].flat()[0]);
		if (!download.ok) throw new Error(download.status + " " + (await download.text()));
		${save(answer.medium, js`Buffer.from(await download.arrayBuffer())`)}
	`;
}

/** Writes bytes to a file named after what they are. */
export const save = (medium: Medium, bytes: JavaScript): JavaScript =>
	fs(js`fs.writeFileSync(${FILENAMES[medium]}, ${bytes});`);

/** The expression for a file's bytes. */
export const bytesOf = (filename: string): JavaScript => fs(js`fs.readFileSync(${filename})`);

/** The expression for a file with its type. */
export const blobOf = (filename: string, contentType: string): JavaScript =>
	js`new Blob([${bytesOf(filename)}], { type: ${contentType} })`;

/** Properties, one a line, each with its comma. */
export const properties = (values: Readonly<Record<string, Value | undefined>>): JavaScript =>
	lines(
		Object.entries(values)
			.filter((entry): entry is [string, Value] => entry[1] !== undefined)
			.map(([name, value]) => js`${ident(name)}: ${value},`),
	);

/** JSON as an object, in which a file is the constant that holds it. */
function jsonOf(value: JsonBody): JavaScript {
	if (value instanceof FileText)
		return value.prefix ? js`${value.prefix} + ${ident(value.medium)}` : ident(value.medium);
	if (!holdsFile(value)) return js`${plain(value)}`;
	if (Array.isArray(value)) return js`[${joined(value.map(jsonOf), ", ")}]`;
	return js`
		{
		    ${lines(Object.entries(value as Record<string, JsonBody>).map(([key, item]) => js`${keyOf(key)}: ${jsonOf(item)},`))}
		}
	`;
}

/** A key that is a name goes without quotes, as in a literal. */
const keyOf = (key: string): JavaScript =>
	/^[A-Za-z_]\w*$/.test(key) && key !== "__proto__" ? ident(key) : js`[${key}]`;

const formVariable = ({ file, fields }: Extract<Body, { type: "form" }>): JavaScript => js`
	const form = new FormData();
	form.append(${file.field}, ${blobOf(file.filename, file.contentType)}, ${file.filename});
	${lines(Object.entries(fields).map(([name, value]) => js`form.append(${name}, ${value});`))}

`;

const at = (steps: readonly (string | number)[]): JavaScript =>
	joined(
		steps.map((step) => (typeof step === "string" ? js`.${ident(step)}` : js`[${step}]`)),
		"",
	);

const fs = (code: JavaScript): JavaScript => needs(js`import fs from "node:fs";`, code);
