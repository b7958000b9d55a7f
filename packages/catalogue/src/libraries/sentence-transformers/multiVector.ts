import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";
import { DOCUMENT, DOCUMENT_QUESTION } from "../../loading/samples.ts";
import { sentencesOf } from "./sentences.ts";

/** Scores how well texts, or pages of documents by their images, answer a question. Each has a vector for every token. */
export function multiVector(model: ModelRecord): Python {
	const isOfPages = model.pipeline_tag === "visual-document-retrieval";
	return py`
		from sentence_transformers import MultiVectorEncoder

		model = MultiVectorEncoder(${model.id}${remoteCode(model)})

		${isOfPages ? pages : texts(model)}
		print(model.similarity(queries, documents))
	`;
}

const pages = py`
	queries = model.encode_query([${DOCUMENT_QUESTION}])
	pages = [${DOCUMENT}]
	documents = model.encode_document(pages)
`;

function texts(model: ModelRecord): Python {
	const { source, others } = sentencesOf(model);
	return py`
		queries = model.encode_query([${source}])
		documents = model.encode_document(${others})
	`;
}
