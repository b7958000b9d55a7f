import { latest } from "../latest.ts";
import { type ModelRecord, wellTypedIn } from "@vitrine/model";

/** The record as snippets may read it: a value of the wrong type counts as absent. */
export const wellTyped: (record: ModelRecord) => ModelRecord = latest(
	wellTypedIn({
		pipeline_tag: true,
		library_name: true,
		mask_token: true,
		config: true,
		cardData: true,
		widgetData: true,
		transformersInfo: true,
		gguf: true,
		siblings: true,
	}),
);
