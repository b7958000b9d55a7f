import { py, type Python, when } from "@vitrine/code";
import type { Call, Client } from "../shapes.ts";
import { isOpenaiCall, type OpenaiCall, openaiCall } from "./shared/body.ts";
import { chatPython } from "./shared/chatPython.ts";
import { clientOf } from "./shared/client.ts";
import { baseUrl, PROVIDER_ID } from "./shared/gaps.ts";
import { OPENAI_KINDS } from "./shared/names.ts";
import { keywords, noteOf } from "./shared/python.ts";

/** The openai library, for whoever speaks its protocol. */
export const openai: Client = clientOf({
	name: "openai",
	language: "python",
	kinds: OPENAI_KINDS,
	says: isOpenaiCall,
	form: (call): Python => {
		const said = openaiCall(call);
		return py`
			from openai import OpenAI

			client = OpenAI(
			    base_url=${baseUrl(call)},
			    api_key=${call.request!.token},
			    ${extraHeaders(said)}
			)

			${noteOf(call)}
			${said.method === "chat" ? chat(call, said) : embeddings(said)}
		`;
	},
});

function extraHeaders({ headers }: OpenaiCall): Python {
	return when(Object.keys(headers).length > 0, py`default_headers=${headers},`);
}

const chat = (call: Call, { fields }: OpenaiCall): Python => chatPython(call, PROVIDER_ID, fields);

/** The library would ask for base64 unless told otherwise, which not every server knows. */
const embeddings = ({ fields }: OpenaiCall): Python => py`
	result = client.embeddings.create(
	    ${keywords({ model: PROVIDER_ID, ...fields })}
	)
	print(result.data[0].embedding)
`;
