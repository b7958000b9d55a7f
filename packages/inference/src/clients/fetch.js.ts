import { type JavaScript, js } from "@vitrine/code";
import type { Answer, HttpRequest } from "../call.ts";
import type { Client } from "../client.ts";
import { waiting } from "./fetch/waiting.ts";
import { headersWithout } from "./shared/body.ts";
import { type RawCall, rawClient } from "./shared/client.ts";
import { bodyOf, bodyVariables, printContent, printPiece, readAnswer } from "./shared/javascript.ts";
import { RAW_KINDS } from "./shared/raw.ts";

/** Built into every JavaScript runtime. */
export const fetch: Client = rawClient({
	name: "fetch",
	language: "js",
	saves: true,
	kinds: RAW_KINDS,
	write: (call): JavaScript => js`
		${bodyVariables(call.request.body)}
		${sent(call)}
	`,
});

function sent(call: RawCall): JavaScript {
	const { answer } = call.request;
	return answer.type === "queue" ? waiting(call, headersOf(call.request), answer) : whole(call, answer);
}

const whole = (call: RawCall, answer: Answer): JavaScript => js`
	const response = await fetch(${call.request.url}, {
	    method: "POST",
	    headers: ${headersOf(call.request)},
	    body: ${bodyOf(call)},
	});
	if (!response.ok) throw new Error(response.status + " " + (await response.text()));
	${answer.type === "stream" ? printStream(answer.tools) : readAnswer(answer)}
`;

/** The runtime chooses the boundary of a form. */
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
