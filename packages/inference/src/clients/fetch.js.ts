import { type JavaScript, js } from "@vitrine/code";
import type { Answer, Call, Client, HttpRequest } from "../shapes.ts";
import { headersWithout } from "./shared/body.ts";
import { clientOf } from "./shared/client.ts";
import { urlOf } from "./shared/gaps.ts";
import { waiting } from "./fetch/waiting.ts";
import { bodyOf, bodyVariables, noteOf, printContent, printPiece, readAnswer } from "./shared/javascript.ts";
import { RAW_KINDS } from "./shared/raw.ts";

/** What every JavaScript runtime has built in. */
export const fetch: Client = clientOf({
	name: "fetch",
	language: "js",
	kinds: RAW_KINDS,
	says: ({ request }) => request !== undefined,
	form: (call): JavaScript => js`
		${bodyVariables(call.request!.body)}
		${said(call, noteOf(call))}
	`,
});

function said(call: Call, note: JavaScript): JavaScript {
	const { answer } = call.request!;
	return answer.type === "queue" ? waiting(call, headersOf(call.request!), answer, note) : whole(call, answer, note);
}

const whole = (call: Call, answer: Answer, note: JavaScript): JavaScript => js`
	${note}
	const response = await fetch(${urlOf(call)}, {
	    method: "POST",
	    headers: ${headersOf(call.request!)},
	    body: ${bodyOf(call)},
	});
	if (!response.ok) throw new Error(response.status + " " + (await response.text()));
	${answer.type === "stream" ? printStream(answer.tools) : readAnswer(answer)}
`;

/** The boundary of a form is known to nobody but the runtime. */
const headersOf = (request: HttpRequest): HttpRequest["headers"] =>
	request.body.type === "form" ? headersWithout(request, "Content-Type") : request.headers;

const printStream = (tools: boolean): JavaScript => js`

	let rest = "";
	reading: for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
	    const lines = (rest + piece).split("\n");
	    rest = lines.pop();
	    for (const line of lines) {
	        if (!line.startsWith("data:")) continue;
	        const data = line.slice("data:".length).trim();
	        if (data === "[DONE]") break reading;
	        const chunk = JSON.parse(data);
	        if (chunk.error) throw new Error(JSON.stringify(chunk.error));
	        for (const choice of chunk.choices ?? []) ${tools ? printPiece : printContent}
	    }
	}
	console.log();
`;
