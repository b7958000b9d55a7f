import { type JavaScript, js } from "@vitrine/code";
import type { Call, Client, HttpRequest } from "../shapes.ts";
import { headersWithout } from "./shared/body.ts";
import { bodyOf, bodyVariables, readAnswer } from "./shared/javascript.ts";
import { answersWith, RAW_KINDS } from "./shared/raw.ts";

/** What every JavaScript runtime has built in. */
export const fetch: Client = {
	name: "fetch",
	language: "js",
	kinds: RAW_KINDS,
	says: (call) => answersWith(call, "json", "stream", "bytes", "base64", "address"),
	write: ({ request }: Call): JavaScript => js`
		${bodyVariables(request!.body)}
		const response = await fetch(${request!.url}, {
		    method: "POST",
		    headers: ${headersOf(request!)},
		    body: ${bodyOf(request!.body)},
		});
		if (!response.ok) throw new Error(response.status + " " + (await response.text()));
		${request!.answer.type === "stream" ? printStream : readAnswer(request!.answer)}
	`,
};

/** The boundary of a form is known to nobody but the runtime. */
const headersOf = (request: HttpRequest): HttpRequest["headers"] =>
	request.body.type === "form" ? headersWithout(request, "Content-Type") : request.headers;

const printStream = js`

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
	        for (const choice of chunk.choices ?? []) process.stdout.write(choice.delta.content ?? "");
	    }
	}
	console.log();
`;
