import { constant, ident, type JavaScript, joined, js, lines, type Value, when, needs } from "@vitrine/code";
import { FileText } from "../../file.ts";
import type { Answer, Body, Call, JsonBody, Medium, Steps } from "../../call.ts";
import { fileIn, holdsFile, plain } from "./body.ts";
import type { RawCall } from "./client.ts";
import { FILENAMES } from "./names.ts";

/** Declares what the body is made of; no code where it needs nothing. */
export function bodyVariables(body: Body): JavaScript {
	if (body.type === "form") return formVariable(body);
	const file = fileIn(body);
	if (!file) return when(false, js``);
	return js`
		const ${ident(file.name)} = ${bytesOf(file.filename)}.toString("base64");

	`;
}

/** The expression for the body. */
export function bodyOf({ request: { body } }: RawCall): JavaScript {
	if (body.type === "form") return js`form`;
	return body.type === "file" ? bytesOf(body.filename) : js`JSON.stringify(${jsonOf(body.value)})`;
}

/** What to do with `response`. */
export function readAnswer(answer: Answer): JavaScript {
	const { type } = answer;
	if (type === "json")
		return js`console.log(${answer.at ? js`(await response.json())${steps(answer.at)}` : js`await response.json()`});`;
	if (type === "message") return printed(answer);
	if (type === "bytes") return save(answer.medium, js`Buffer.from(await response.arrayBuffer())`);
	if (type === "masks") return saveMasks(js`(await response.json())`);
	if (type === "base64")
		return js`
			const result = await response.json();
			${save(answer.medium, js`Buffer.from(result${steps(answer.at)}, "base64")`)}
		`;
	if (type !== "address") throw new TypeError(`no ${type} is read at once`);
	return js`

		const result = await response.json();
		${download(answer.medium, js`[result${steps(answer.at)}].flat()[0]`)}
	`;
}

/** Saves the masks of an expression for segments. */
export const saveMasks = (segments: JavaScript): JavaScript =>
	fs(js`
		for (const [number, { label, mask }] of ${segments}.entries()) {
		    console.log(label);
		    fs.writeFileSync("mask-" + number + ".png", Buffer.from(mask, "base64"));
		}
	`);

const printed = ({ at, tools }: Extract<Answer, { type: "message" }>): JavaScript =>
	tools
		? js`
			const { content, tool_calls } = (await response.json())${steps(at)};
			console.log(content || tool_calls);
		`
		: js`console.log((await response.json())${steps(at)}.content);`;

/** Downloads from an address, and saves the file. */
export const download = (medium: Medium, address: JavaScript): JavaScript => js`
	const download = await fetch(${address});
	if (!download.ok) throw new Error(download.status + " " + (await download.text()));
	${save(medium, js`Buffer.from(await download.arrayBuffer())`)}
`;

/** Writes bytes to a file named after what they are. */
export const save = (medium: Medium, bytes: JavaScript): JavaScript =>
	fs(js`fs.writeFileSync(${FILENAMES[medium]}, ${bytes});`);

/** The expression for a file's bytes. */
const bytesOf = (filename: string): JavaScript => fs(js`fs.readFileSync(${filename})`);

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
	const items = Object.entries(value as Readonly<Record<string, JsonBody>>).map(
		([key, item]) => [key, jsonOf(item)] as const,
	);
	if (Array.isArray(value))
		return js`[${joined(
			items.map(([, item]) => item),
			", ",
		)}]`;
	return js`
		{
		    ${lines(items.map(([key, item]) => js`${keyOf(key)}: ${item},`))}
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

/** The path to a part of JSON. */
export const steps = (way: Steps): JavaScript =>
	joined(
		way.map((step) => (typeof step === "string" ? js`.${ident(step)}` : js`[${constant(step)}]`)),
		"",
	);

const fs = (code: JavaScript): JavaScript => needs(js`import fs from "node:fs";`, code);

/** Prints what a chat answered; a model with tools may have answered with calls of them. */
export const printMessage = ({ parameters }: Call): JavaScript =>
	parameters["tools"] === undefined
		? js`console.log(completion.choices[0].message.content);`
		: js`
			const { content, tool_calls } = completion.choices[0].message;
			console.log(content || tool_calls);
		`;

/** Prints a chat's answer as it arrives. */
export const printChunks = ({ parameters }: Call): JavaScript => js`
	for await (const chunk of stream) {
	    for (const choice of chunk.choices) ${parameters["tools"] === undefined ? printContent : printPiece}
	}
	console.log();
`;

export const printContent = js`process.stdout.write(choice.delta.content ?? "");`;

export const printPiece = js`
	{
	    const { content, tool_calls } = choice.delta;
	    process.stdout.write(content || JSON.stringify(tool_calls) || "");
	}
`;
