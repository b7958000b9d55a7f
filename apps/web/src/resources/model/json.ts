import { links } from "../../base/links.ts";
import { modelJson } from "./modelJson.ts";
import { waysJson } from "./waysJson.ts";
import { factsOf } from "../../facts/facts.ts";
import type { ModelView } from "./model.ts";
import { sourceName } from "./sourceName.ts";

/** A model's page as JSON: its facts, and the ways to use it with the check level of their code. The record is at `record`. */
export function modelPageJson({ record, source, filesFrom, outcome }: ModelView, origin: string): object {
	return {
		...modelJson(record, origin),
		record: origin + links.record(record.id),
		source: source && sourceName(source),
		filesFrom: filesFrom && sourceName(filesFrom),
		facts: factsOf(record),
		ways: waysJson(record, outcome),
	};
}
