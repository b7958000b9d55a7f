import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";
import { sentencesOf } from "./sentences.ts";

/** Encodes each sentence as a vector; similar sentences have similar vectors. */
export const encoder = (model: ModelRecord): Python => encoding(model, "SentenceTransformer");

/** The same with sparse vectors, which have one dimension for each word. */
export const sparseEncoder = (model: ModelRecord): Python => encoding(model, "SparseEncoder");

function encoding(model: ModelRecord, className: "SentenceTransformer" | "SparseEncoder"): Python {
	const { source, others } = sentencesOf(model);
	return py`
		from sentence_transformers import ${ident(className)}

		model = ${ident(className)}(${model.id}${remoteCode(model)})

		sentences = ${[source, ...others]}
		embeddings = model.encode(sentences)
		print(model.similarity(embeddings, embeddings))
	`;
}
