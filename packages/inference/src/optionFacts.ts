import { OPTION_KINDS, type OptionKind, type OptionName } from "./optionKinds.ts";

/** The facts of an option, for panels, command lines and documents. */
export interface OptionFacts extends OptionKind {
	/** Its name in forms and notices. */
	readonly label: string;
	/** What it does, as a cell of a table. */
	readonly summary: string;
	readonly example: string;
	/** The placeholder for its value in command-line help. */
	readonly placeholder?: string;
	/** Its name in batch lines and addresses, if that differs. */
	readonly alias?: string;
	/** Decides where the reader's token is sent, or who pays. */
	readonly isSensitive?: true;
	/** May also be a bare word instead of JSON. */
	readonly isWord?: true;
	/** Its JSON is a list. */
	readonly isList?: true;
	/** The allowed values. */
	readonly values?: readonly string[];
}

const TEXTS: Readonly<Record<OptionName, Omit<OptionFacts, keyof OptionKind>>> = {
	provider: {
		placeholder: "id",
		label: "Provider",
		summary: "the provider to call, or `auto`",
		example: "together",
	},
	providerId: {
		placeholder: "name",
		label: "Model name at the provider",
		summary: "the provider's own name for the model; default: the name in the record's mapping, else the model's id",
		example: "accounts/acme/models/chat",
	},
	accessToken: {
		placeholder: "token",
		label: "Access token",
		summary: "a token to write into the code; default: the code reads an environment variable",
		example: "<ACCESS_TOKEN>",
		isSensitive: true,
	},
	streaming: {
		label: "Streaming",
		alias: "stream",
		summary: "stream the response of a chat",
		example: "true",
	},
	route: {
		placeholder: "route",
		label: "Route",
		summary: "where raw clients send the request: `provider` (default) or `router`",
		example: "router",
		values: ["provider", "router"],
	},
	messages: {
		label: "Messages",
		isList: true,
		summary: "the messages of a chat",
		example: '[{"role": "user", "content": "Hello"}]',
	},
	inputs: {
		label: "Input",
		summary: "the input of any other model: a string, an object, or the name of a file if the body is a file",
		example: '{"question": "…", "context": "…"}',
	},
	temperature: {
		label: "temperature",
		summary: "the sampling temperature of a chat or of text generation; 0 is a value",
		example: "0.7",
	},
	max_tokens: {
		label: "max_tokens",
		summary: "the maximum number of tokens to generate",
		example: "512",
	},
	top_p: {
		label: "top_p",
		summary: "the probability mass to sample from, 0 to 1",
		example: "0.9",
	},
	response_format: {
		label: "response_format",
		summary: "the format of a chat's response",
		example: '{"type": "json_object"}',
	},
	tools: {
		label: "tools",
		summary: "the tools that a chat model may call",
		example: '[{"type": "function", "function": {"name": "tide", "parameters": {"type": "object"}}}]',
	},
	tool_choice: {
		label: "tool_choice",
		isWord: true,
		summary: "which tool to call: `auto`, `none`, `required`, or one of them",
		example: "auto",
	},
	billTo: {
		placeholder: "account",
		label: "Bill to",
		summary: "the account to bill; the hub bills the calls that go through it",
		example: "an organisation",
		isSensitive: true,
	},
	endpointUrl: {
		placeholder: "url",
		label: "Custom endpoint",
		summary: "the base URL of your own endpoint, including `/v1`; replaces the provider",
		example: "https://…/v1",
		isSensitive: true,
	},
	tokenVariable: {
		placeholder: "name",
		label: "Token variable",
		summary: "the environment variable with the endpoint's token; default: `API_TOKEN`",
		example: "API_TOKEN",
		isSensitive: true,
	},
};

/** Every option, in display order. */
export const OPTION_FACTS: readonly OptionFacts[] = OPTION_KINDS.map((kind) =>
	Object.assign({}, kind, TEXTS[kind.name]),
);

/** The name of an option in a batch line or an address. */
export const wireName = ({ name, alias = name }: OptionFacts): string => alias;
