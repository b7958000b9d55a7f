import { type Later, py, type Python } from "@vitrine/code";
import { AUTO, HUB_PROVIDER } from "../constants.ts";
import type { Call, Client } from "../shapes.ts";
import { chatPython } from "./shared/chatPython.ts";
import { clientOf } from "./shared/client.ts";
import { MODEL } from "./shared/gaps.ts";
import { CHAT_KINDS } from "./shared/names.ts";
import { keywords } from "./shared/python.ts";
import { METHODS, SERVED } from "./huggingface_hub/served.ts";
import { RESULTS, taskPython } from "./huggingface_hub/task.ts";

/** The hub's own client. */
export const huggingfaceHub: Client = clientOf({
	name: "huggingface_hub",
	language: "python",
	kinds: [...CHAT_KINDS, ...Object.keys(RESULTS)],
	says,
	form: (call): Python => (CHAT_KINDS.includes(call.kind) ? chat(call) : other(call)),
});

const chat = (call: Call): Python => py`
	from huggingface_hub import InferenceClient

	client = InferenceClient(
	    ${constructor(call)}
	)

	${chatPython(call, MODEL, call.parameters)}
`;

const other = (call: Call): Python => py`
	from huggingface_hub import InferenceClient

	client = InferenceClient(
	    ${constructor(call, call.client!.endpointUrl ? undefined : MODEL)}
	)

	${taskPython(call)}
`;

const constructor = ({ client, billTo }: Call, model?: Later<Call>): Python =>
	keywords({
		model,
		provider: client!.provider,
		base_url: client!.endpointUrl,
		api_key: client!.token,
		bill_to: billTo,
	});

/** At an endpoint of one's own it would send text generation in another form than the one planned. */
function says({ client, task }: Call): boolean {
	if (!client || !METHODS.includes(task)) return false;
	if (client.endpointUrl) return task !== "text-generation" && SERVED[HUB_PROVIDER]!.includes(task);
	return client.provider === AUTO || SERVED[client.provider!]?.includes(task) === true;
}
