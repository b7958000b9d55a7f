import { sh, type Shell, type Value } from "@vitrine/code";
import { isConversational, type ModelRecord } from "@vitrine/model";
import { CHAT_QUESTION, IMAGE, IMAGE_QUESTION, STORY_START } from "../../loading/samples.ts";
import type { AppSnippet } from "../shapes.ts";

/** A request to a local server with the OpenAI protocol; `name` is its name for the model. */
export function ask(model: ModelRecord, port: number, name = model.id): AppSnippet {
	const code = isConversational(model)
		? post(port, "chat/completions", { model: name, messages: messages(model) })
		: post(port, "completions", { model: name, prompt: STORY_START, max_tokens: 512 });
	return { title: "Ask the server", code };
}

const post = (port: number, path: string, body: Value): Shell => sh`
	curl ${`http://localhost:${port}/v1/${path}`} \
	    -H "Content-Type: application/json" \
	    -d ${body}
`;

const messages = ({ pipeline_tag: task }: ModelRecord): Value =>
	task === "image-text-to-text" ? ABOUT_AN_IMAGE : TEXT;

const TEXT: Value = [{ role: "user", content: CHAT_QUESTION }];
const ABOUT_AN_IMAGE: Value = [
	{
		role: "user",
		content: [
			{ type: "text", text: IMAGE_QUESTION },
			{ type: "image_url", image_url: { url: IMAGE } },
		],
	},
];
