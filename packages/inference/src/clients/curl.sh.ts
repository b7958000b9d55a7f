import { args, joined, type Shell, sh, type Text, text } from "@vitrine/code";
import { FileText } from "../file.ts";
import type { Body, Call, Client, HttpRequest, JsonBody } from "../shapes.ts";
import { headersWithout, holdsFile, plain } from "./shared/body.ts";
import { FILENAMES } from "./shared/names.ts";
import { answersWith, RAW_KINDS } from "./shared/raw.ts";

/** The command line's own client. */
export const curl: Client = {
	name: "curl",
	language: "sh",
	kinds: RAW_KINDS,
	says: (call) => answersWith(call, "json", "stream", "bytes"),
	write: ({ request }: Call): Shell => {
		const { body } = request!;
		return body.type === "json" && holdsFile(body.value)
			? sh`${printed(body.value)} | ${command(request!)}`
			: command(request!);
	},
};

const command = (request: HttpRequest): Shell => sh`
	curl ${request.url} \
	    ${args([sh`--fail-with-body`, ...optionsFor(request), ...headersOf(request), ...bodyOf(request.body)])}
`;

/** Brackets and braces in an address are patterns to curl. */
function optionsFor({ url, answer }: HttpRequest): Shell[] {
	const literal = /[[\]{}]/.test(url) ? [sh`--globoff`] : [];
	if (answer.type === "stream") return [...literal, sh`--no-buffer`];
	return answer.type === "bytes" ? [...literal, sh`--output ${FILENAMES[answer.medium]}`] : literal;
}

function headersOf(request: HttpRequest): Shell[] {
	const headers = request.body.type === "form" ? headersWithout(request, "Content-Type") : request.headers;
	return Object.entries(headers).map(([name, value]) => sh`--header ${headerLine(name, value)}`);
}

const headerLine = (name: string, value: string | Text): string | Text => text`${name}: ${value}`;

function bodyOf(body: Body): Shell[] {
	if (body.type === "file") return [sh`--data-binary ${`@${pathOf(body.filename)}`}`];
	if (body.type === "json") return [holdsFile(body.value) ? sh`--data-binary @-` : sh`--data ${plain(body.value)}`];
	const { field, filename, contentType } = body.file;
	const file = `${field}=@"${filename.replace(/[\\"]/g, "\\$&")}";type=${contentType}`;
	return [
		sh`--form ${file}`,
		...Object.entries(body.fields).map(([name, value]) => sh`--form-string ${`${name}=${value}`}`),
	];
}

/** A bare dash would be standard input. */
const pathOf = (filename: string): string => (filename === "-" ? "./-" : filename);

/** Prints JSON with files in it: a command for each stretch of text, and one for each file. */
function printed(value: JsonBody): Shell {
	const commands = pieces(value).map((piece) =>
		piece instanceof FileText ? sh`base64 < ${pathOf(piece.filename)} | tr -d '\n'` : sh`printf %s ${piece}`,
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
