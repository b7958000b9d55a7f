import { py, type Python } from "@vitrine/code";
import type { Call } from "../call.ts";
import type { Client } from "../client.ts";
import { AUTO, HUB_PROVIDER } from "../constants.ts";
import { METHODS, SERVED } from "./huggingface_hub/served.ts";
import { RESULTS, taskPython } from "./huggingface_hub/task.ts";
import { chatPython } from "./shared/chatPython.ts";
import { type HubCall, hubClient } from "./shared/client.ts";
import { CHAT_KINDS } from "./shared/names.ts";
import { keywords } from "./shared/python.ts";

/** The hub's own client. */
export const huggingfaceHub: Client = hubClient({
	name: "huggingface_hub",
	language: "python",
	package: { registry: "pypi", name: "huggingface_hub" },
	saves: true,
	kinds: new Set([...CHAT_KINDS, ...Object.keys(RESULTS)]),
	canSend,
	write: (call): Python => (CHAT_KINDS.has(call.kind) ? chat(call) : other(call)),
});

const chat = (call: HubCall): Python => py`
	from huggingface_hub import InferenceClient

	client = InferenceClient(
	    ${constructor(call)}
	)

	${chatPython(call, call.client.model, call.parameters)}
`;

const other = (call: HubCall): Python => py`
	from huggingface_hub import InferenceClient

	client = InferenceClient(
	    ${constructor(call, call.client.endpointUrl ? undefined : call.client.model)}
	)

	${taskPython(call)}
`;

const constructor = ({ client, billTo }: HubCall, model?: string): Python =>
	keywords({
		model,
		provider: client.provider,
		base_url: client.endpointUrl,
		api_key: client.token,
		bill_to: billTo,
	});

/** At a custom endpoint it would send text generation differently from what was planned. */
function canSend({ client, task }: HubCall): boolean {
	if (!METHODS.includes(task)) return false;
	if (client.endpointUrl) return task !== "text-generation" && isServed(HUB_PROVIDER, task);
	return client.provider === AUTO || isServed(client.provider, task);
}

const isServed = (provider: Call["provider"] = "", task: string): boolean => SERVED[provider]?.includes(task) === true;
