import { joined, type Shell, sh } from "@vitrine/code";
import type { Body, JsonBody } from "../../call.ts";
import { FileText } from "../../file.ts";
import { holdsFile, plain } from "../shared/body.ts";

/** A file as an argument: a bare dash would be standard input. */
export const pathOf = (filename: string): string => (filename === "-" ? "./-" : filename);

/** The text fields of a form, as curl takes them. */
export const formPairs = (body: Body): readonly string[] =>
	body.type === "form" ? Object.entries(body.fields).map(([name, value]) => `${name}=${value}`) : [];

/** The texts around the files of a JSON body; none where it holds no file. */
export const jsonTexts = (body: Body): readonly string[] =>
	body.type === "json" && holdsFile(body.value) ? pieces(body.value).filter((piece) => typeof piece === "string") : [];

/** Prints JSON with files in it: a command for each stretch of text, and one for each file. */
export function printed(value: JsonBody): Shell {
	const commands = pieces(value).map((piece) =>
		piece instanceof FileText ? sh`base64 < ${pathOf(piece.filename)} | tr -d '\n'` : sh`printf %s ${piece}`,
	);
	return sh`
		{
		    ${joined(commands, "\n")}
		}
	`;
}

/** The JSON text, divided at its files. */
function pieces(value: JsonBody): readonly (string | FileText)[] {
	const whole: (string | FileText)[] = [""];
	cut(value, (piece) => {
		const last = whole.at(-1);
		if (typeof piece === "string" && typeof last === "string") whole[whole.length - 1] = last + piece;
		else whole.push(piece);
	});
	return whole;
}

function cut(value: JsonBody, add: (piece: string | FileText) => void): void {
	if (value instanceof FileText) [`"${value.prefix}`, value, '"'].forEach(add);
	else if (!holdsFile(value)) add(JSON.stringify(plain(value)));
	else cutItems(value as Record<string, JsonBody> | readonly JsonBody[], add);
}

function cutItems(
	value: Readonly<Record<string, JsonBody>> | readonly JsonBody[],
	add: (piece: string | FileText) => void,
): void {
	const isList = Array.isArray(value);
	add(isList ? "[" : "{");
	for (const [number, [key, item]] of Object.entries(value).entries()) {
		add(number === 0 ? "" : ",");
		if (!isList) add(`${JSON.stringify(key)}:`);
		cut(item as JsonBody, add);
	}
	add(isList ? "]" : "}");
}
