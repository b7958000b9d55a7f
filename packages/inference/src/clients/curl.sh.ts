import { args, constant, later, type Shell, sh, type Text, text } from "@vitrine/code";
import type { Call, Client, HttpRequest } from "../shapes.ts";
import { ANSWER, readBy } from "./curl/answer.ts";
import { pathOf, printed } from "./curl/json.ts";
import { headersWithout, holdsFile } from "./shared/body.ts";
import { clientOf } from "./shared/client.ts";
import { fieldsOf, jsonOf, jsonPart, urlOf } from "./shared/gaps.ts";
import { FILENAMES } from "./shared/names.ts";
import { noteBy } from "./shared/note.ts";
import { isInline, RAW_KINDS } from "./shared/raw.ts";

/** The command line's own client. */
export const curl: Client = clientOf({
	name: "curl",
	language: "sh",
	kinds: RAW_KINDS,
	says: ({ request }) => request !== undefined && !isInline(request.answer),
	form: (call): Shell => sh`
		${noteOf(call)}
		${readBy(sent(call), call.request!, headersOf(call.request!))}
	`,
});

const noteOf = noteBy((note) => sh`# ${note}`, sh``);

function sent(call: Call): Shell {
	const { body } = call.request!;
	return body.type === "json" && holdsFile(body.value) ? sh`${printed(call)} | ${command(call)}` : command(call);
}

const command = (call: Call): Shell => sh`
	curl ${urlOf(call)} \
	    ${args([sh`--fail-with-body`, ...optionsFor(call.request!), ...headersOf(call.request!), ...bodyOf(call)])}
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

function bodyOf(call: Call): Shell[] {
	const { body } = call.request!;
	if (body.type === "file") return [sh`--data-binary ${`@${pathOf(body.filename)}`}`];
	if (body.type === "json")
		return [holdsFile(body.value) ? sh`--data-binary @-` : sh`--data ${jsonPart(call, jsonOf)}`];
	const { field, filename, contentType } = body.file;
	const file = `${field}=@"${filename.replace(/[\\"]/g, "\\$&")}";type=${contentType}`;
	const fields = Object.keys(body.fields).map((name) => later((one: Call) => `${name}=${fieldsOf(one)[name]!}`));
	return [sh`--form ${file}`, ...fields.map((pair) => sh`--form-string ${pair}`)];
}
