import { args, constant, type Shell, sh, type Text, text } from "@vitrine/code";
import type { Body, Call, Client, HttpRequest } from "../shapes.ts";
import { ANSWER, readBy } from "./curl/answer.ts";
import { pathOf, printed } from "./curl/json.ts";
import { headersWithout, holdsFile, plain } from "./shared/body.ts";
import { FILENAMES } from "./shared/names.ts";
import { noteBy } from "./shared/note.ts";
import { isInline, RAW_KINDS } from "./shared/raw.ts";

/** The command line's own client. */
export const curl: Client = {
	name: "curl",
	language: "sh",
	kinds: RAW_KINDS,
	says: ({ request }) => request !== undefined && !isInline(request.answer),
	write: (call: Call): Shell => sh`
		${noteOf(call)}
		${readBy(sent(call.request!), call.request!, headersOf(call.request!))}
	`,
};

const noteOf = noteBy((note) => sh`# ${note}`, sh``);

function sent(request: HttpRequest): Shell {
	const { body } = request;
	return body.type === "json" && holdsFile(body.value)
		? sh`${printed(body.value)} | ${command(request)}`
		: command(request);
}

const command = (request: HttpRequest): Shell => sh`
	curl ${request.url} \
	    ${args([sh`--fail-with-body`, ...optionsFor(request), ...headersOf(request), ...bodyOf(request.body)])}
`;

/** Brackets and braces in an address are patterns to curl. */
function optionsFor({ url, answer }: HttpRequest): Shell[] {
	const literal = /[[\]{}]/.test(url) ? [sh`--globoff`] : [];
	if (answer.type === "stream") return [...literal, sh`--no-buffer`];
	if (answer.type === "json" || answer.type === "message") return literal;
	return [...literal, sh`--output ${constant(answer.type === "bytes" ? FILENAMES[answer.medium] : ANSWER)}`];
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
