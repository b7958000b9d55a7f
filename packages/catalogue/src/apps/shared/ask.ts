import { sh, type Shell, type Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { CHAT_QUESTION, DOCUMENT, IMAGE, IMAGE_QUESTION, SENTENCE, STORY_START } from "../../loading/samples.ts";
import type { AppSnippet } from "../shapes.ts";
import { asksOf } from "../../libraries/transformers/imageMessages.ts";
import { isEmbedding } from "./embedding.ts";
import { isChat, seesImages } from "./templates.ts";

/** A request to a local server with the OpenAI protocol; `name` is its name for the model. */
export function ask(model: ModelRecord, port: number, name = model.id): AppSnippet {
	return { title: "Ask the server", code: request(model, port, name) };
}

function request(model: ModelRecord, port: number, name: string): Shell {
	if (isEmbedding(model)) return post(port, "/v1/embeddings", { model: name, input: SENTENCE });
	if (isChat(model)) return post(port, "/v1/chat/completions", { model: name, messages: messages(model) });
	return post(port, "/v1/completions", { model: name, prompt: STORY_START, max_tokens: 512 });
}

/** A recording sent to a local server with the OpenAI protocol. */
export const transcribe = ({ id }: ModelRecord, port: number): AppSnippet => ({
	title: "Ask the server",
	code: sh`curl ${`http://localhost:${port}/v1/audio/transcriptions`} -F file=@audio.wav -F ${`model=${id}`}`,
});

/** A request with a body in JSON to a path of a local server. */
export const post = (port: number, path: string, body: Value): Shell => sh`
	curl ${`http://localhost:${port}${path}`} \
	    -H "Content-Type: application/json" \
	    -d ${body}
`;

const messages = (model: ModelRecord): Value => (seesImages(model) ? aboutAnImage(asksOf(model)) : TEXT);

const TEXT: Value = [{ role: "user", content: CHAT_QUESTION }];

/** A question about an image, or for a model that reads pages what it is asked of a page. */
const aboutAnImage = (asked: string | undefined): Value => [
	{
		role: "user",
		content: [
			{ type: "text", text: asked ?? IMAGE_QUESTION },
			{ type: "image_url", image_url: { url: asked === undefined ? IMAGE : DOCUMENT } },
		],
	},
];
