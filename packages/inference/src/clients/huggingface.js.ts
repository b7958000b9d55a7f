import { ident, type JavaScript, js, later, when } from "@vitrine/code";
import type { Call, ClientTarget, Client } from "../shapes.ts";
import { entryOf } from "../providers/known.ts";
import { AUTO } from "../constants.ts";
import { mediumOf } from "../plan/answer.ts";
import { METHODS, MISTAKEN } from "./huggingface/methods.ts";
import { inputsOf, RESULTS } from "./huggingface/task.ts";
import { printChunks, printMessage, properties } from "./shared/javascript.ts";
import { clientOf } from "./shared/client.ts";
import { camelCase, CHAT_KINDS } from "./shared/names.ts";

/** The hub's own client. */
export const huggingfaceJs: Client = clientOf({
	name: "huggingface.js",
	language: "js",
	kinds: [...CHAT_KINDS, ...Object.keys(RESULTS)],
	says: ({ client, task, provider }) =>
		client !== undefined &&
		!isAddress(client.model) &&
		METHODS.includes(task) &&
		!(MISTAKEN[provider ?? ""] ?? []).includes(task),
	form: (call): JavaScript => js`
		import { InferenceClient } from "@huggingface/inference";

		const client = new InferenceClient(${call.client!.token}${endpoint(call.client!)});

		${CHAT_KINDS.includes(call.kind) ? chat(call) : other(call)}
	`,
});

/** What the client takes for an address, and refuses as the name of a model: an endpoint may call a model by its path. */
const isAddress = (model: string): boolean => /^https?:|^\//.test(model);

const endpoint = ({ endpointUrl }: ClientTarget): JavaScript =>
	when(endpointUrl !== undefined, js`, { endpointUrl: ${endpointUrl ?? ""} }`);

const chat = (call: Call): JavaScript => (call.streaming ? chatStream(call) : chatWhole(call));

const chatWhole = (call: Call): JavaScript => js`
	const completion = await client.chatCompletion(${argumentsOf(call, js`messages: ${call.inputs},`)});
	${printMessage(call)}
`;

const chatStream = (call: Call): JavaScript => js`
	const stream = client.chatCompletionStream(${argumentsOf(call, js`messages: ${call.inputs},`)});
	${printChunks(call)}
`;

const other = (call: Call): JavaScript => js`
	${when(waits(call), STAY_AWAKE)}
	const ${ident(RESULTS[call.kind]!.variable)} = await client.${ident(camelCase(call.task))}(${argumentsOf(call, inputsOf(call))});
	${when(waits(call), js`clearInterval(awake);`)}
	${RESULTS[call.kind]!.use(call)}
`;

/** Node.js ends when nothing but the client's own timer is left, and that timer does not count. */
const STAY_AWAKE = js`
	// While the client waits for the result, this keeps Node.js running.
	const awake = setInterval(() => {}, 1000);

`;

/** Whether the result may have to be asked for again and again. */
function waits({ request, kind, task }: Call): boolean {
	return request ? request.answer.type === "queue" : mediumOf(kind, task) !== undefined;
}

/** The object of arguments, and after it the options, if there are any. */
function argumentsOf(call: Call, inputs: JavaScript): JavaScript {
	const { billTo, parameters, kind } = call;
	const chat = CHAT_KINDS.includes(kind);
	const some = Object.keys(parameters).length > 0;
	return js`
		{
		    ${properties({ provider: call.client!.provider, model: MODEL })}
		    ${inputs}
		    ${chat ? properties(parameters) : when(some, js`parameters: ${parameters},`)}
		}${when(billTo, js`, { billTo: ${billTo ?? ""} }`)}
	`;
}

/** The client wants the models of a closed provider under the provider's name. */
const MODEL = later(({ client }: Call): string => {
	const { provider, model } = client!;
	const closed = provider !== undefined && provider !== AUTO && entryOf(provider).access === "closed";
	return closed ? `${provider}/${model}` : model;
});
