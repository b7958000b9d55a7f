import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";
import { sentencesOf } from "./sentences.ts";

/** Late-interaction models, with a vector for each token, are loaded with PyLate. */
export function pylate(model: ModelRecord): Python {
	const { source, others } = sentencesOf(model);
	return py`
		from pylate import models, rank

		model = models.ColBERT(model_name_or_path=${model.id}${remoteCode(model)})

		query = ${source}
		passages = ${others}
		results = rank.rerank(
		    documents_ids=[list(range(len(passages)))],
		    queries_embeddings=model.encode([query], is_query=True),
		    documents_embeddings=model.encode([passages], is_query=False),
		)
		print(results)
	`;
}
