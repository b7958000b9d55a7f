import { type JavaScript, js, when } from "@vitrine/code";
import type { Client } from "../client.ts";
import { type RawCall, rawClient } from "./shared/client.ts";
import { printChunks, printMessage, properties } from "./shared/javascript.ts";
import { OPENAI_KINDS } from "./shared/names.ts";
import { isOpenaiCall, type OpenaiCall, openaiCall } from "./shared/openai.ts";

/** The openai library, for any server that speaks its protocol. */
export const openaiJs: Client = rawClient({
	name: "openai",
	language: "js",
	package: { registry: "npm", name: "openai" },
	saves: true,
	kinds: OPENAI_KINDS,
	canSend: isOpenaiCall,
	write(call): JavaScript {
		const { method, baseUrl, fields, headers } = openaiCall(call);
		return js`
			import { OpenAI } from "openai";

			const client = new OpenAI({
			    baseURL: ${baseUrl},
			    apiKey: ${call.request.token},
			    ${extraHeaders(headers)}
			});

			${method === "chat" ? chat(call, fields) : embeddings(call, fields)}
		`;
	},
});

const extraHeaders = (headers: OpenaiCall["headers"]): JavaScript =>
	when(Object.keys(headers).length > 0, js`defaultHeaders: ${headers},`);

const chat = (call: RawCall, fields: OpenaiCall["fields"]): JavaScript => js`
	const ${call.streaming ? stream : completion} = await client.chat.completions.create({
	    model: ${call.providerId},
	    messages: ${call.inputs},
	    ${properties(fields)}
	    ${when(call.streaming, js`stream: true,`)}
	});
	${call.streaming ? printChunks(call) : printMessage(call)}
`;

/** By default the library requests base64, which not every server supports. */
const embeddings = ({ providerId }: RawCall, fields: OpenaiCall["fields"]): JavaScript => js`
	const result = await client.embeddings.create({
	    ${properties({ model: providerId, ...fields })}
	});
	console.log(result.data[0].embedding);
`;

const stream = js`stream`;
const completion = js`completion`;
