import type { CallOptions } from "@vitrine/inference";

const NUMBERS = { temperature: 0.5, max_tokens: 64, top_p: 0.9 } as const;

const TOOL = {
	type: "function",
	function: {
		name: "get_weather",
		description: "The weather of a place",
		parameters: { type: "object", properties: { place: { type: "string" } }, required: ["place"] },
	},
} as const;

/** A conversation with the call of a tool and its result. */
const TOOL_MESSAGES: CallOptions["messages"] = [
	{ role: "user", content: "What is the weather in Kiel?" },
	{
		role: "assistant",
		content: null,
		tool_calls: [{ id: "call_1", type: "function", function: { name: "get_weather", arguments: '{"place": "Kiel"}' } }],
	},
	{ role: "tool", tool_call_id: "call_1", content: "It's raining; 9 °C." },
];

/** Options that only chat has. */
const CHAT_CHOICES: readonly CallOptions[] = [
	{ tools: [TOOL] },
	{ tools: [TOOL], tool_choice: "auto" },
	{ tools: [TOOL], messages: TOOL_MESSAGES },
	{ messages: TOOL_MESSAGES },
	{ response_format: { type: "json_object" } },
	{ response_format: { type: "json_schema", json_schema: { name: "place", schema: TOOL.function.parameters } } },
];

/** Options that a reader can choose besides the provider, alone and combined. */
export const CHOICES: readonly CallOptions[] = [
	{ billTo: "acme" },
	{ accessToken: "example" },
	{ temperature: 0.5 },
	NUMBERS,
	{ billTo: "acme", ...NUMBERS },
	{ billTo: "acme", accessToken: "example", ...NUMBERS },
	...CHAT_CHOICES,
];
