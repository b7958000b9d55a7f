import { LEVELS } from "@vitrine/verify";
import { z } from "zod";
import { text, whole } from "../fields.ts";
import { EXAMPLE, type Operation } from "../operation.ts";
import { checksAnswer } from "../schemas/catalogue.ts";
import { snippetBody, snippetQuery, snippetsAnswer } from "../schemas/snippets.ts";

const GROUP = "Code";

const writing = {
	group: GROUP,
	answer: snippetsAnswer,
	text: true,
	description:
		"Calls need a `provider` or an `endpointUrl`. As `text/plain`, the answer is only the code: one snippet without a heading, several with headings as comments. Send an `accessToken` only with POST, because addresses end up in logs.",
} as const;

export const getSnippets = {
	...writing,
	id: "getSnippets",
	method: "get",
	path: "/snippets",
	summary: "Code to load, call or open a model of the index",
	parameters: snippetQuery,
	examples: [
		{ model: EXAMPLE.id, kinds: ["load"], libraries: ["transformers"], languages: ["python"] },
		{ model: EXAMPLE.id, kinds: ["call"], endpointUrl: "http://localhost:8080/v1", stream: true },
	],
} as const satisfies Operation;

export const postSnippets = {
	...writing,
	id: "postSnippets",
	method: "post",
	path: "/snippets",
	summary: "Code for any record, or with long inputs",
	parameters: snippetBody,
	examples: [
		{
			model: { id: "acme/chat", pipeline_tag: "text-generation", tags: ["conversational"] },
			kinds: ["call"],
			provider: "together",
			clients: ["js/openai"],
			messages: [{ role: "user", content: "Hello" }],
			stream: true,
		},
	],
} as const satisfies Operation;

export const listChecks = {
	id: "listChecks",
	method: "get",
	path: "/checks",
	group: GROUP,
	summary: "What was checked: levels, versions and dates",
	parameters: z.strictObject({
		kind: z.enum(["load", "call", "app"]).optional().meta({ description: "Only code of this kind." }),
		key: text(
			100,
			"Only code of this library, app or client, as it appears in row ids, such as `transformers`.",
		).optional(),
		level: z
			.enum(LEVELS as unknown as readonly [string, ...string[]])
			.optional()
			.meta({ description: "Only code of exactly this level." }),
		limit: whole(1, 1_000, "Rows per page; 200 by default.").optional(),
		cursor: text(200, "The `next` of an earlier page of the same list.").optional(),
	}),
	answer: checksAnswer,
	examples: [
		{ kind: "load", key: "timm" },
		{ level: "run", limit: 20 },
	],
} as const satisfies Operation;
