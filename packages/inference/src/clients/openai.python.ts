import { py, type Python, when } from "@vitrine/code";
import type { Call, Client, HttpRequest } from "../shapes.ts";
import { headersWithout, openaiBase } from "./shared/body.ts";
import { chatPython } from "./shared/chatPython.ts";
import { CHAT_KINDS } from "./shared/names.ts";

/** The openai library, for whoever speaks its protocol. */
export const openai: Client = {
	name: "openai",
	language: "python",
	kinds: CHAT_KINDS,
	says: (call) => openaiBase(call) !== undefined,
	write: (call: Call): Python => py`
		from openai import OpenAI

		client = OpenAI(
		    base_url=${openaiBase(call)!},
		    api_key=${call.request!.token},
		    ${extraHeaders(call.request!)}
		)

		${chatPython(call, call.providerId)}
	`,
};

function extraHeaders(request: HttpRequest): Python {
	const extra = headersWithout(request, "Authorization", "Content-Type");
	return when(Object.keys(extra).length > 0, py`default_headers=${extra},`);
}
