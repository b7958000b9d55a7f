import { ident, type JavaScript, js, type Value, when } from "@vitrine/code";
import type { ClientTarget } from "../call.ts";
import type { Client } from "../client.ts";
import { contentTypeOf } from "../file.ts";
import { mediumOf } from "../plan/request/answer.ts";
import { findProvider } from "../providers.ts";
import { METHODS, MISTAKEN } from "./huggingface/methods.ts";
import { inputsOf, resultOf, RESULTS } from "./huggingface/task.ts";
import { type HubCall, hubClient } from "./shared/client.ts";
import { printChunks, printMessage, properties } from "./shared/javascript.ts";
import { camelCase, CHAT_KINDS } from "./shared/names.ts";

/** The hub's own client. */
export const huggingfaceJs: Client = hubClient({
	name: "huggingface.js",
	language: "js",
	package: { registry: "npm", name: "@huggingface/inference" },
	saves: true,
	kinds: new Set([...CHAT_KINDS, ...Object.keys(RESULTS)]),
	canSend: ({ client, task, provider = "", kind, inputs }) =>
		!isAddress(client.model) &&
		METHODS.includes(task) &&
		!(MISTAKEN[provider] ?? []).includes(task) &&
		(kind !== "basicAudio" || takesSound(provider, inputs)),
	write: (call): JavaScript => js`
		import { InferenceClient } from "@huggingface/inference";

		const client = new InferenceClient(${call.client.token}${endpoint(call.client)});

		${CHAT_KINDS.has(call.kind) ? chat(call) : other(call)}
	`,
});

/** The client takes such names for addresses and refuses them as models: an endpoint may call a model by its path. */
const isAddress = (model: string): boolean => /^https?:|^\//.test(model);

/** Whether the client accepts a sound file for a provider, which it decides by its type. */
function takesSound(provider: string, filename: Value): boolean {
	const types = findProvider(provider)?.clientAudioTypes;
	return types === undefined || types.includes(contentTypeOf(String(filename)) ?? "");
}

const endpoint = ({ endpointUrl }: ClientTarget): JavaScript =>
	when(endpointUrl !== undefined, js`, { endpointUrl: ${endpointUrl ?? ""} }`);

const chat = (call: HubCall): JavaScript => (call.streaming ? chatStream(call) : chatWhole(call));

const chatWhole = (call: HubCall): JavaScript => js`
	const completion = await client.chatCompletion(${argumentsOf(call, js`messages: ${call.inputs},`)});
	${printMessage(call)}
`;

const chatStream = (call: HubCall): JavaScript => js`
	const stream = client.chatCompletionStream(${argumentsOf(call, js`messages: ${call.inputs},`)});
	${printChunks(call)}
`;

const other = (call: HubCall): JavaScript => js`
	${when(waits(call), STAY_AWAKE)}
	const ${ident(resultOf(call).variable)} = await client.${ident(camelCase(call.task))}(${argumentsOf(call, inputsOf(call))});
	${when(waits(call), js`clearInterval(awake);`)}
	${resultOf(call).use(call)}
`;

/** Node.js ends when nothing but the client's own timer is left, and that timer does not count. */
const STAY_AWAKE = js`
	// While the client waits for the result, this keeps Node.js running.
	const awake = setInterval(() => {}, 1000);

`;

/** Whether the result may have to be polled for. */
function waits({ request, kind, task }: HubCall): boolean {
	return request ? request.answer.type === "queue" : mediumOf(kind, task) !== undefined;
}

/** The object of arguments, and after it the options, if there are any. */
function argumentsOf(call: HubCall, inputs: JavaScript): JavaScript {
	const { billTo, parameters, kind } = call;
	const chat = CHAT_KINDS.has(kind);
	const some = Object.keys(parameters).length > 0;
	return js`
		{
		    ${properties({ provider: call.client.provider, model: modelOf(call.client) })}
		    ${inputs}
		    ${chat ? properties(parameters) : when(some, js`parameters: ${parameters},`)}
		}${when(billTo, js`, { billTo: ${billTo ?? ""} }`)}
	`;
}

/** The client wants the models of a closed provider under the provider's name. */
const modelOf = ({ provider = "", model, isClosed }: ClientTarget): string =>
	isClosed ? `${provider}/${model}` : model;
