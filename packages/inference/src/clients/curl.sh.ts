import { args, constant, type Shell, sh, type Text, text } from "@vitrine/code";
import type { HttpRequest } from "../call.ts";
import type { Client } from "../client.ts";
import { ANSWER, readBy } from "./curl/answer.ts";
import { formPairs, pathOf, printed } from "./curl/body.ts";
import { headersWithout, holdsFile, plain } from "./shared/body.ts";
import { type RawCall, rawClient } from "./shared/client.ts";
import { FILENAMES } from "./shared/names.ts";
import { isInline, RAW_KINDS } from "./shared/raw.ts";

/** curl, which most systems include. */
export const curl: Client = rawClient({
	name: "curl",
	language: "sh",
	saves: true,
	kinds: RAW_KINDS,
	canSend: ({ request }) => !isInline(request.answer),
	tools: ({ request }) => (READ_BY_JQ.has(request.answer.type) ? ["jq"] : []),
	write: (call): Shell => readBy(sent(call), call.request, headersOf(call.request)),
});

/** Answers that hold the result somewhere inside. */
const READ_BY_JQ: ReadonlySet<string> = new Set(["base64", "address", "masks", "queue"]);

function sent(call: RawCall): Shell {
	const { body } = call.request;
	return body.type === "json" && holdsFile(body.value) ? sh`${printed(body.value)} | ${command(call)}` : command(call);
}

const command = (call: RawCall): Shell => sh`
	curl ${call.request.url} \
	    ${args([sh`--fail-with-body`, ...optionsFor(call.request), ...headersOf(call.request), ...bodyOf(call)])}
`;

/** To curl, brackets and braces in an address are patterns. */
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

function bodyOf(call: RawCall): Shell[] {
	const { body } = call.request;
	if (body.type === "file") return [sh`--data-binary ${`@${pathOf(body.filename)}`}`];
	if (body.type === "json") return [holdsFile(body.value) ? sh`--data-binary @-` : sh`--data ${plain(body.value)}`];
	const { field, filename, contentType } = body.file;
	const file = `${field}=@"${filename.replace(/[\\"]/g, "\\$&")}";type=${contentType}`;
	return [sh`--form ${file}`, ...formPairs(body).map((pair) => sh`--form-string ${pair}`)];
}
