import { joined, later, type Shell, sh } from "@vitrine/code";
import { FileText } from "../../file.ts";
import { namesModel } from "../../plan/holes.ts";
import type { Call, JsonBody } from "../../shapes.ts";
import { holdsFile, plain } from "../shared/body.ts";
import { jsonOf } from "../shared/gaps.ts";

/** A file as an argument: a bare dash would be standard input. */
export const pathOf = (filename: string): string => (filename === "-" ? "./-" : filename);

/** Prints JSON with files in it: a command for each stretch of text, and one for each file. */
export function printed(call: Call): Shell {
	const value = jsonOf(call);
	const isFixed = !namesModel(value, call.providerId);
	const commands = pieces(value).map((piece, at) =>
		piece instanceof FileText
			? sh`base64 < ${pathOf(piece.filename)} | tr -d '\n'`
			: sh`printf %s ${isFixed ? piece : later((one: Call) => pieces(jsonOf(one))[at] as string)}`,
	);
	return sh`
		{
		    ${joined(commands, "\n")}
		}
	`;
}

/** The JSON text, cut where a file stands. */
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
