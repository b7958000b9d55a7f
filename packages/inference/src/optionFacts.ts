import { CHAT } from "./kinds.ts";
import type { CallOptions } from "./options.ts";

/** An option that a reader sets; `endpoints` is the operator's. */
export type OptionName = Exclude<keyof CallOptions, "endpoints">;

/** Which calls take an option: all, chats, chats and text generation, or all but chats. */
export type OptionScope = "all" | "chat" | "generation" | "inputs";

/** What is known of an option, for panels, command lines and documents. */
export interface OptionFacts {
	readonly name: OptionName;
	readonly type: "text" | "number" | "flag" | "json";
	readonly scope: OptionScope;
	/** What it does, as the rest of a table row. */
	readonly summary: string;
	readonly example: string;
	/** Its name on the wire of the batch and in addresses, where that is another. */
	readonly alias?: string;
	/** Decides where the reader's token goes, or who pays. */
	readonly isSensitive?: true;
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
		type: "text",
		scope: "all",
		summary: "the provider to call, or `auto`",
		example: "together",
	},
	{
		name: "providerId",
		type: "text",
		scope: "all",
		summary: "the provider's own name for the model; default: the record's mapping, else the model's id",
		example: "accounts/acme/models/chat",
	},
	{
		name: "route",
		type: "text",
		scope: "all",
		summary: "where raw clients send the request: `provider` (default) or `router`",
		example: "router",
		values: ["provider", "router"],
	},
	{
		name: "accessToken",
		type: "text",
		scope: "all",
		summary: "written into the code; without it the code reads an environment variable",
		example: "<ACCESS_TOKEN>",
		isSensitive: true,
	},
	{
		name: "billTo",
		type: "text",
		scope: "all",
		summary: "the account to bill",
		example: "my-organisation",
		isSensitive: true,
	},
	{
		name: "streaming",
		alias: "stream",
		type: "flag",
		scope: "chat",
		summary: "`true` streams the answer of a chat",
		example: "true",
	},
	{
		name: "messages",
		type: "json",
		isList: true,
		scope: "chat",
		summary: "the messages of a chat",
		example: '[{"role": "user", "content": "Hello"}]',
	},
	{
		name: "inputs",
		type: "json",
		scope: "inputs",
		summary: "the payload of any other task: a text, an object, or a file name where the body is a file",
		example: '{"question": "…", "context": "…"}',
	},
	{
		name: "temperature",
		type: "number",
		scope: "generation",
		summary: "the sampling temperature; 0 is a value",
		example: "0.7",
		least: 0,
		most: 100,
	},
	{
		name: "max_tokens",
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
		type: "number",
		scope: "generation",
		summary: "the probability mass to sample from, from 0 to 1",
		example: "0.9",
		least: 0,
		most: 1,
	},
	{
		name: "response_format",
		type: "json",
		scope: "chat",
		summary: "the format of the answer",
		example: '{"type": "json_object"}',
	},
	{
		name: "tools",
		type: "json",
		scope: "chat",
		summary: "the tools that the model may call",
		example: '[{"type": "function", "function": {"name": "…", "parameters": {}}}]',
	},
	{
		name: "tool_choice",
		type: "json",
		scope: "chat",
		summary: "which tool to call: `auto`, `none`, `required`, or one of them",
		example: "auto",
	},
	{
		name: "endpointUrl",
		type: "text",
		scope: "all",
		summary: "the base URL of your own endpoint, including `/v1`; replaces the provider",
		example: "https://…/v1",
		isSensitive: true,
	},
	{
		name: "tokenVariable",
		type: "text",
		scope: "all",
		summary: "the environment variable with the endpoint's token; default: `API_TOKEN`",
		example: "API_TOKEN",
		isSensitive: true,
	},
];

/** Whether a call of the task takes an option of this scope. */
export function takesOption(task: string, scope: OptionScope): boolean {
	const isChat = task === CHAT;
	if (scope === "all") return true;
	if (scope === "inputs") return !isChat;
	return isChat || (scope === "generation" && task === "text-generation");
}
