import { links } from "../../base/links.ts";
import { modelJson } from "../../resources/model/modelJson.ts";
import { waysJson } from "../../resources/model/waysJson.ts";
import { factsOf } from "../../facts/facts.ts";
import type { Comparison } from "./data.ts";

/** A comparison as JSON, its models in the order of the address. `left` are the ids that were too many. */
export function comparisonJson({ models, unknown, question }: Comparison, origin: string): object {
	return {
		url: origin + links.compare({ model: models.map(({ id }) => id) }),
		models: models.map((record) => ({
			...modelJson(record, origin),
			facts: factsOf(record),
			ways: waysJson(record),
		})),
		unknown,
		left: question.left,
	};
}
