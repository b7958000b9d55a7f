import type { ModelRecord } from "@vitrine/model";
import { type CallOptions, snippets } from "../src/index.ts";

/** The clients of the specification, in its order. Tests state what each of them offers; a further client offers what it can. */
export const SPECIFIED: readonly string[] = [
	"python/huggingface_hub",
	"python/fal_client",
	"python/requests",
	"python/openai",
	"js/fetch",
	"js/huggingface.js",
	"js/openai",
	"sh/curl",
];

/** The specified clients that offer a call, in their order. */
export const offered = (record: ModelRecord, options: CallOptions): string[] =>
	snippets(record, options)
		.map(({ language, client }) => `${language}/${client}`)
		.filter((name) => SPECIFIED.includes(name));
