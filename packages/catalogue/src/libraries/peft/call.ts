import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { IMAGE_MESSAGES, MESSAGES, STORY_START } from "../../loading/samples.ts";
import { answering, generating } from "../transformers/generating.ts";
import { SEEING } from "./modelClass.ts";

/** How a language model with an adapter is called, and what reads its input. */
interface Call {
	/** The class of Transformers. */
	readonly reader: string;
	/** The variable that holds it. */
	readonly name: Python;
	readonly code: Python;
}

/** A question about an image, a question in the form of a chat, or the start of a text, by what the record says of the adapter. */
export function callOf(model: ModelRecord, modelClass: string): Call {
	const tokenizer = { reader: "AutoTokenizer", name: py`tokenizer` };
	if (modelClass === SEEING && SEES.has(model.pipeline_tag ?? "")) {
		const name = py`processor`;
		return { reader: "AutoProcessor", name, code: answering(IMAGE_MESSAGES, name) };
	}
	const isChat = hasTag(model, "conversational");
	const code = isChat ? answering(MESSAGES, tokenizer.name) : generating(STORY_START, tokenizer.name);
	return { ...tokenizer, code };
}

const SEES: ReadonlySet<string> = new Set(["image-text-to-text", "image-to-text", "visual-question-answering"]);
