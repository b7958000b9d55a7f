import { type JavaScript, js, when } from "@vitrine/code";
import type { Call, Client } from "../shapes.ts";
import { isOpenaiCall, type OpenaiCall, openaiCall } from "./shared/body.ts";
import { noteOf, printChunks, printMessage, properties } from "./shared/javascript.ts";
import { clientOf } from "./shared/client.ts";
import { baseUrl, PROVIDER_ID } from "./shared/gaps.ts";
import { OPENAI_KINDS } from "./shared/names.ts";

/** The openai library, for whoever speaks its protocol. */
export const openaiJs: Client = clientOf({
	name: "openai",
	language: "js",
	kinds: OPENAI_KINDS,
	says: isOpenaiCall,
	form: (call): JavaScript => {
		const said = openaiCall(call);
		return js`
			import { OpenAI } from "openai";

			const client = new OpenAI({
			    baseURL: ${baseUrl(call)},
			    apiKey: ${call.request!.token},
			    ${extraHeaders(said)}
			});

			${noteOf(call)}
			${said.method === "chat" ? chat(call, said) : embeddings(said)}
		`;
	},
});

function extraHeaders({ headers }: OpenaiCall): JavaScript {
	return when(Object.keys(headers).length > 0, js`defaultHeaders: ${headers},`);
}

const chat = (call: Call, { fields }: OpenaiCall): JavaScript => js`
	const ${call.streaming ? stream : completion} = await client.chat.completions.create({
	    model: ${PROVIDER_ID},
	    messages: ${call.inputs},
	    ${properties(fields)}
	    ${when(call.streaming, js`stream: true,`)}
	});
	${call.streaming ? printChunks(call) : printMessage(call)}
`;

/** The library would ask for base64 unless told otherwise, which not every server knows. */
const embeddings = ({ fields }: OpenaiCall): JavaScript => js`
	const result = await client.embeddings.create({
	    ${properties({ model: PROVIDER_ID, ...fields })}
	});
	console.log(result.data[0].embedding);
`;

const stream = js`stream`;
const completion = js`completion`;
