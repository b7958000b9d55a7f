import { py, type Python } from "@vitrine/code";
import { isConversational, type ModelRecord } from "@vitrine/model";
import { MESSAGES, SENTENCE, STORY_START } from "../../loading/samples.ts";

/** A call of `llm`. */
interface Call {
	/** Whether it needs the model in the mode that computes embeddings. */
	readonly embeds?: boolean;
	readonly code: Python;
}

/** The call for a model: an embedding by its task, a chat by its template, which a tag tells, else a text to complete. */
export function callOf(model: ModelRecord): Call {
	const task = model.pipeline_tag ?? "";
	if (EMBEDS.has(task)) return embedding;
	return isConversational(model) && !CLASSIFIES.has(task) ? chat : completion;
}

const EMBEDS: ReadonlySet<string> = new Set(["feature-extraction", "sentence-similarity"]);

/** Tasks of models that do not answer, though their tokenizers may have the chat template of a base model. */
const CLASSIFIES: ReadonlySet<string> = new Set([
	"fill-mask",
	"text-classification",
	"text-ranking",
	"token-classification",
	"zero-shot-classification",
]);

const embedding: Call = {
	embeds: true,
	code: py`
		output = llm.create_embedding(${SENTENCE})
		print(output["data"][0]["embedding"])
	`,
};

const chat: Call = {
	code: py`
		output = llm.create_chat_completion(
		    messages=${MESSAGES},
		    max_tokens=512,
		)
		print(output["choices"][0]["message"]["content"])
	`,
};

const completion: Call = {
	code: py`
		output = llm(${STORY_START}, max_tokens=512, echo=True)
		print(output["choices"][0]["text"])
	`,
};
