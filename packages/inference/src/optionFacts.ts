import type { CallOptions } from "./options.ts";

/** An option that a reader sets; `endpoints` is the operator's. */
export type OptionName = Exclude<keyof CallOptions, "endpoints">;

/** Which calls take an option: all, chats, chats and text generation, or all but chats. */
export type OptionScope = "all" | "chat" | "generation" | "inputs";

/** What is known of an option, for panels, command lines and documents. */
export interface OptionFacts {
	readonly name: OptionName;
	/** What the option is called in forms and notices. */
	readonly label: string;
	readonly type: "text" | "number" | "flag" | "json";
	readonly scope: OptionScope;
	/** What it does, as the rest of a table row. */
	readonly summary: string;
	readonly example: string;
	/** What stands for its value in the help of a command line. */
	readonly placeholder?: string;
	/** Its name on the wire of the batch and in addresses, where that is another. */
	readonly alias?: string;
	/** Decides where the reader's token goes, or who pays. */
	readonly isSensitive?: true;
	/** Its JSON may also be a bare word. */
	readonly isWord?: true;
	/** Its JSON is a list. */
	readonly isList?: true;
	/** Bounds of a number. */
	readonly least?: number;
	readonly most?: number;
	readonly isWhole?: true;
	/** The values there are. */
	readonly values?: readonly string[];
}

/** Every option, in the order in which they are listed. */
export const OPTION_FACTS: readonly OptionFacts[] = [
	{
		name: "provider",
		placeholder: "id",
		label: "Provider",
		type: "text",
		scope: "all",
		summary: "the provider to call, or `auto`",
		example: "together",
	},
	{
		name: "providerId",
		placeholder: "name",
		label: "Model name at the provider",
		type: "text",
		scope: "all",
		summary: "the provider's own name of the model; default: the name in the record's mapping, else the model's id",
		example: "accounts/acme/models/chat",
	},
	{
		name: "accessToken",
		placeholder: "token",
		label: "Access token",
		type: "text",
		scope: "all",
		summary: "a token to write into the code; default: the code reads an environment variable",
		example: "<ACCESS_TOKEN>",
		isSensitive: true,
	},
	{
		name: "streaming",
		label: "Streaming",
		alias: "stream",
		type: "flag",
		scope: "chat",
		summary: "stream the answer of a chat",
		example: "true",
	},
	{
		name: "route",
		placeholder: "route",
		label: "Route",
		type: "text",
		scope: "all",
		summary: "where raw clients send the request: `provider` (default) or `router`",
		example: "router",
		values: ["provider", "router"],
	},
	{
		name: "messages",
		label: "Messages",
		type: "json",
		isList: true,
		scope: "chat",
		summary: "the messages of a chat",
		example: '[{"role": "user", "content": "Hello"}]',
	},
	{
		name: "inputs",
		label: "Input",
		type: "json",
		scope: "inputs",
		summary: "the input of any other model: a text, an object, or the name of a file if the body is a file",
		example: '{"question": "…", "context": "…"}',
	},
	{
		name: "temperature",
		label: "temperature",
		type: "number",
		scope: "generation",
		summary: "the sampling temperature of a chat or of text generation; 0 is a value",
		example: "0.7",
		least: 0,
		most: 100,
	},
	{
		name: "max_tokens",
		label: "max_tokens",
		type: "number",
		scope: "generation",
		summary: "the maximum number of tokens to generate",
		example: "512",
		least: 0,
		most: 1e9,
		isWhole: true,
	},
	{
		name: "top_p",
		label: "top_p",
		type: "number",
		scope: "generation",
		summary: "the probability mass to sample from, 0 to 1",
		example: "0.9",
		least: 0,
		most: 1,
	},
	{
		name: "response_format",
		label: "response_format",
		type: "json",
		scope: "chat",
		summary: "the format of a chat's answer",
		example: '{"type": "json_object"}',
	},
	{
		name: "tools",
		label: "tools",
		type: "json",
		scope: "chat",
		summary: "the tools that a chat model may call",
		example: '[{"type": "function", "function": {"name": "tide", "parameters": {"type": "object"}}}]',
	},
	{
		name: "tool_choice",
		label: "tool_choice",
		type: "json",
		isWord: true,
		scope: "chat",
		summary: "which tool to call: `auto`, `none`, `required`, or one of them",
		example: "auto",
	},
	{
		name: "billTo",
		placeholder: "account",
		label: "Bill to",
		type: "text",
		scope: "all",
		summary: "the account to bill",
		example: "an organisation",
		isSensitive: true,
	},
	{
		name: "endpointUrl",
		placeholder: "url",
		label: "Custom endpoint",
		type: "text",
		scope: "all",
		summary: "the base URL of your own endpoint, including `/v1`; replaces the provider",
		example: "https://…/v1",
		isSensitive: true,
	},
	{
		name: "tokenVariable",
		placeholder: "name",
		label: "Token variable",
		type: "text",
		scope: "all",
		summary: "the environment variable with the endpoint's token; default: `API_TOKEN`",
		example: "API_TOKEN",
		isSensitive: true,
	},
];

/** The name of an option in a line of the batch and in an address. */
export const wireName = ({ name, alias = name }: OptionFacts): string => alias;
