import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { typeOf } from "../../loading/likelyClass.ts";
import * as sample from "../../loading/samples.ts";
import { loading } from "./autoClass.ts";
import { taskOf } from "./task.ts";

/**
 * A model that finds pages of documents by their image. Each page and question becomes many vectors, and the score tells how
 * well a page answers the question. Undefined for other models, and for types that Transformers has no such class for.
 */
export function retrievingSnippet(model: ModelRecord): Python | undefined {
	const name = taskOf(model) === "visual-document-retrieval" ? CLASSES.get(typeOf(model) ?? "") : undefined;
	if (name === undefined) return undefined;
	const classes = { model: `${name}ForRetrieval`, processor: "AutoProcessor" };
	return py`
		${loading(model, classes, py`from transformers.image_utils import load_image`)}

		page = processor(images=[load_image(${sample.DOCUMENT})], return_tensors="pt").to(model.device)
		question = processor(text=[${sample.DOCUMENT_QUESTION}], return_tensors="pt").to(model.device)
		pages = model(**page).embeddings
		questions = model(**question).embeddings
		print(processor.score_retrieval(questions, pages))
	`;
}

/** The first part of the name of the class, by type. */
const CLASSES: ReadonlyMap<string, string> = new Map([
	["colmodernvbert", "ColModernVBert"],
	["colpali", "ColPali"],
	["colqwen2", "ColQwen2"],
]);
