import { type JavaScript, js, when } from "@vitrine/code";
import type { Call, Client, HttpRequest } from "../shapes.ts";
import { headersWithout, openaiBase } from "./shared/body.ts";
import { properties } from "./shared/javascript.ts";
import { CHAT_KINDS } from "./shared/names.ts";

/** The openai library, for whoever speaks its protocol. */
export const openaiJs: Client = {
	name: "openai",
	language: "js",
	kinds: CHAT_KINDS,
	says: (call) => openaiBase(call) !== undefined,
	write: (call: Call): JavaScript => js`
		import { OpenAI } from "openai";

		const client = new OpenAI({
		    baseURL: ${openaiBase(call)!},
		    apiKey: ${call.request!.token},
		    ${extraHeaders(call.request!)}
		});

		const ${call.streaming ? stream : completion} = await client.chat.completions.create({
		    model: ${call.providerId},
		    messages: ${call.inputs},
		    ${properties(call.parameters)}
		    ${when(call.streaming, js`stream: true,`)}
		});
		${call.streaming ? printChunks : printMessage}
	`,
};

function extraHeaders(request: HttpRequest): JavaScript {
	const extra = headersWithout(request, "Authorization", "Content-Type");
	return when(Object.keys(extra).length > 0, js`defaultHeaders: ${extra},`);
}

const stream = js`stream`;
const completion = js`completion`;

const printMessage = js`console.log(completion.choices[0].message.content);`;

const printChunks = js`
	for await (const chunk of stream) {
	    for (const choice of chunk.choices) process.stdout.write(choice.delta.content ?? "");
	}
	console.log();
`;
