import { py, type Python, when } from "@vitrine/code";
import type { Client } from "../client.ts";
import { chatPython } from "./shared/chatPython.ts";
import { type RawCall, rawClient } from "./shared/client.ts";
import { OPENAI_KINDS } from "./shared/names.ts";
import { isOpenaiCall, type OpenaiCall, openaiCall } from "./shared/openai.ts";
import { keywords } from "./shared/python.ts";

/** The openai library, for any server that speaks its protocol. */
export const openai: Client = rawClient({
	name: "openai",
	language: "python",
	package: { registry: "pypi", name: "openai" },
	saves: true,
	kinds: OPENAI_KINDS,
	canSend: isOpenaiCall,
	write(call): Python {
		const { method, baseUrl, fields, headers } = openaiCall(call);
		return py`
			from openai import OpenAI

			client = OpenAI(
			    base_url=${baseUrl},
			    api_key=${call.request.token},
			    ${extraHeaders(headers)}
			)

			${method === "chat" ? chat(call, fields) : embeddings(call, fields)}
		`;
	},
});

const extraHeaders = (headers: OpenaiCall["headers"]): Python =>
	when(Object.keys(headers).length > 0, py`default_headers=${headers},`);

const chat = (call: RawCall, fields: OpenaiCall["fields"]): Python => chatPython(call, call.providerId, fields);

/** By default the library requests base64, which not every server supports. */
const embeddings = ({ providerId }: RawCall, fields: OpenaiCall["fields"]): Python => py`
	result = client.embeddings.create(
	    ${keywords({ model: providerId, ...fields })}
	)
	print(result.data[0].embedding)
`;
