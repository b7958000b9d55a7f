import { CHAT, callableTasks, type CallOptions, InputError, providerKeys, snippets } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { EXTENSIONS, type Subject } from "../subject.ts";

/**
 * Every call: each task of each provider, on both routes, in each client, with the task's example input; chat streamed
 * as well. Then what a reader's choices write another way: of those, one snippet a template.
 */
export function callSubjects(): readonly Subject[] {
	const plain = [...subjectsOf(records(), []), ...subjectsOf(chats, [{ streaming: true }])];
	const known = new Set(plain.map(({ shape }) => shape));
	return [...plain, ...chosen().filter(({ shape }) => !known.has(shape) && known.add(shape))];
}

const ID = "acme/model";
const chats: readonly ModelRecord[] = ["text-generation", "image-text-to-text"].map((task) => ({
	id: ID,
	tags: ["conversational"],
	pipeline_tag: task,
}));

/** A record of each task; chat is called with a picture too. */
function records(): readonly ModelRecord[] {
	const others = callableTasks().filter((task) => task !== CHAT);
	return [...chats, ...others.map((task) => ({ id: ID, tags: [], pipeline_tag: task }))];
}

const NUMBERS = { temperature: 0.5, max_tokens: 64, top_p: 0.9 } as const;

const TOOL = {
	type: "function",
	function: {
		name: "get_weather",
		description: "The weather of a place",
		parameters: { type: "object", properties: { place: { type: "string" } }, required: ["place"] },
	},
} as const;

/** A conversation in which a tool was called and has answered. */
const TOOL_MESSAGES: CallOptions["messages"] = [
	{ role: "user", content: "What is the weather in Kiel?" },
	{
		role: "assistant",
		content: null,
		tool_calls: [{ id: "call_1", type: "function", function: { name: "get_weather", arguments: '{"place": "Kiel"}' } }],
	},
	{ role: "tool", tool_call_id: "call_1", content: "It's raining; 9 °C." },
];

/** What only chats can be asked. */
const CHAT_CHOICES: readonly CallOptions[] = [
	{ tools: [TOOL] },
	{ tools: [TOOL], tool_choice: "auto" },
	{ tools: [TOOL], messages: TOOL_MESSAGES },
	{ messages: TOOL_MESSAGES },
	{ response_format: { type: "json_object" } },
	{ response_format: { type: "json_schema", json_schema: { name: "place", schema: TOOL.function.parameters } } },
];

/** What a reader can choose beside the provider, each alone and together. */
const CHOICES: readonly CallOptions[] = [
	{ billTo: "acme" },
	{ accessToken: "example" },
	{ temperature: 0.5 },
	NUMBERS,
	{ billTo: "acme", ...NUMBERS },
	{ billTo: "acme", accessToken: "example", ...NUMBERS },
	...CHAT_CHOICES,
];

function chosen(): readonly Subject[] {
	const answers: readonly CallOptions[] = [{}, { streaming: true }];
	const hosted = CHOICES.flatMap((choice) => answers.flatMap((answer) => subjectsOf(records(), [choice, answer])));
	const own = [{}, ...CHOICES].flatMap((choice) =>
		answers.flatMap((answer) => subjectsOf(records(), [choice, answer, ENDPOINT])),
	);
	return [...hosted, ...own];
}

const ENDPOINT: CallOptions = { endpointUrl: "http://localhost:8080/v1" };
const ROUTES = ["provider", "router"] as const;

function subjectsOf(models: readonly ModelRecord[], choices: readonly CallOptions[]): readonly Subject[] {
	const choice: CallOptions = Object.assign({}, ...choices);
	const whom: readonly CallOptions[] =
		"endpointUrl" in choice ? [{}] : providerKeys.flatMap((provider) => ROUTES.map((route) => ({ provider, route })));
	return models.flatMap((model) => whom.flatMap((one) => said(model, { ...one, ...choice })));
}

function said(model: ModelRecord, options: CallOptions): readonly Subject[] {
	const { provider = "endpoint", route, ...choice } = options;
	const task = model.tags.length > 0 ? `${model.pipeline_tag}.chat` : model.pipeline_tag;
	const whom = [task, provider, route, ...Object.keys(choice)].filter((word) => word !== undefined).join("/");
	return allowed(model, options).map(({ language, client, content, shape = "" }) => ({
		id: `call/${whom}/${client}.${EXTENSIONS[language]}`,
		language,
		text: content,
		shape,
		model,
		call: { client, options },
	}));
}

/** A choice that a provider forbids is an error with a field, and no snippet. */
function allowed(model: ModelRecord, options: CallOptions): ReturnType<typeof snippets> {
	try {
		return snippets(model, options);
	} catch (error) {
		if (error instanceof InputError) return [];
		throw error;
	}
}
