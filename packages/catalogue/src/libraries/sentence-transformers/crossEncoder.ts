import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../../loading/remoteCode.ts";
import { sentencesOf } from "./sentences.ts";

/** Scores how well the second of two sentences answers the first. */
export function crossEncoder(model: ModelRecord): Python {
	const { source, others } = sentencesOf(model);
	return py`
		from sentence_transformers import CrossEncoder

		model = CrossEncoder(${model.id}${remoteCode(model)})

		query = ${source}
		passages = ${others}
		print(model.predict([(query, passage) for passage in passages]))
	`;
}
