import type { CallOptions } from "./options.ts";

/** An option that a reader sets; `endpoints` is set by the operator. */
export type OptionName = Exclude<keyof CallOptions, "endpoints">;

/** Which calls take an option: all, chats, chats and text generation, or all except chats. */
export type OptionScope = "all" | "chat" | "generation" | "inputs";

/** The kind of an option's value, and which calls take it. */
export interface OptionKind {
	readonly name: OptionName;
	readonly type: "text" | "number" | "flag" | "json";
	readonly scope: OptionScope;
	/** Bounds of a number. */
	readonly least?: number;
	readonly most?: number;
	readonly isWhole?: true;
}

/** Every option, in display order. */
export const OPTION_KINDS: readonly OptionKind[] = [
	{ name: "provider", type: "text", scope: "all" },
	{ name: "providerId", type: "text", scope: "all" },
	{ name: "accessToken", type: "text", scope: "all" },
	{ name: "streaming", type: "flag", scope: "chat" },
	{ name: "route", type: "text", scope: "all" },
	{ name: "messages", type: "json", scope: "chat" },
	{ name: "inputs", type: "json", scope: "inputs" },
	{ name: "temperature", type: "number", scope: "generation", least: 0, most: 100 },
	{ name: "max_tokens", type: "number", scope: "generation", least: 0, most: 1e9, isWhole: true },
	{ name: "top_p", type: "number", scope: "generation", least: 0, most: 1 },
	{ name: "response_format", type: "json", scope: "chat" },
	{ name: "tools", type: "json", scope: "chat" },
	{ name: "tool_choice", type: "json", scope: "chat" },
	{ name: "billTo", type: "text", scope: "all" },
	{ name: "endpointUrl", type: "text", scope: "all" },
	{ name: "tokenVariable", type: "text", scope: "all" },
];
