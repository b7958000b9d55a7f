/** What a value of a JSON body must be. */
export type Schema =
	| "boolean"
	| "number"
	| "text"
	| { readonly list: Schema }
	| { readonly oneOf: readonly Schema[] }
	| { readonly is: readonly string[] }
	| { readonly fields: Readonly<Record<string, Schema>>; readonly required: readonly string[] };

/** A route of an API that servers of models offer. */
interface Route {
	/** The end of the path of its address. */
	readonly path: string;
	/** Where its fields were read. */
	readonly source: string;
	readonly body: Schema;
}

const object = (fields: Readonly<Record<string, Schema>>, ...required: readonly string[]): Schema => ({
	fields,
	required,
});

const TEXTS: Schema = { oneOf: ["text", { list: "text" }] };

/** The parts of a message, each with the field that its type requires. */
const PART: Schema = {
	oneOf: [
		object({ type: { is: ["text"] }, text: "text" }, "type", "text"),
		object(
			{
				type: { is: ["image_url"] },
				image_url: object({ url: "text", detail: { is: ["auto", "low", "high"] } }, "url"),
			},
			"type",
			"image_url",
		),
		object(
			{
				type: { is: ["input_audio"] },
				input_audio: object({ data: "text", format: { is: ["wav", "mp3"] } }, "data", "format"),
			},
			"type",
			"input_audio",
		),
	],
};

const MESSAGE: Schema = object(
	{
		role: { is: ["assistant", "developer", "system", "user"] },
		content: { oneOf: ["text", { list: PART }] },
		name: "text",
	},
	"role",
	"content",
);

const SAMPLING = {
	model: "text",
	max_tokens: "number",
	seed: "number",
	stop: TEXTS,
	stream: "boolean",
	temperature: "number",
	top_p: "number",
} as const;

const OPENAI = "openai 3.57.0: openai/types";
const TEI = "https://github.com/huggingface/text-embeddings-inference/blob/main/docs/openapi.json";

/** The routes that snippets post to, with those of their fields that snippets may use; a longer path comes first. */
export const ROUTES: readonly Route[] = [
	{
		path: "/v1/chat/completions",
		source: `${OPENAI}/chat/completion_create_params.py`,
		body: object({ ...SAMPLING, messages: { list: MESSAGE } }, "model", "messages"),
	},
	{
		path: "/v1/completions",
		source: `${OPENAI}/completion_create_params.py`,
		body: object({ ...SAMPLING, prompt: TEXTS }, "model", "prompt"),
	},
	{
		path: "/v1/embeddings",
		source: `${OPENAI}/embedding_create_params.py`,
		body: object(
			{ model: "text", input: TEXTS, dimensions: "number", encoding_format: { is: ["float", "base64"] } },
			"model",
			"input",
		),
	},
	{
		path: "/v1/rerank",
		source: "https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md",
		body: object({ model: "text", query: "text", documents: { list: "text" }, top_n: "number" }, "query", "documents"),
	},
	{
		path: "/rerank",
		source: TEI,
		body: object(
			{ query: "text", texts: { list: "text" }, raw_scores: "boolean", return_text: "boolean", truncate: "boolean" },
			"query",
			"texts",
		),
	},
	{
		path: "/predict",
		source: TEI,
		body: object(
			{ inputs: { oneOf: [TEXTS, { list: { list: "text" } }] }, raw_scores: "boolean", truncate: "boolean" },
			"inputs",
		),
	},
	{
		path: "/embed",
		source: TEI,
		body: object({ inputs: TEXTS, normalize: "boolean", truncate: "boolean", dimensions: "number" }, "inputs"),
	},
];

/** A route that takes a form with a file. */
interface Form {
	/** The end of the path of its address. */
	readonly path: string;
	/** Where its fields were read. */
	readonly source: string;
	readonly fields: readonly string[];
	readonly required: readonly string[];
}

/** The routes that snippets send forms to. */
export const FORMS: readonly Form[] = [
	{
		path: "/v1/audio/transcriptions",
		source: `${OPENAI}/audio/transcription_create_params.py`,
		fields: ["file", "model", "language", "prompt", "response_format", "stream", "temperature"],
		required: ["file", "model"],
	},
];
