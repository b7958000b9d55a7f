import { isObject, type ModelRecord, shortened } from "@vitrine/model";

/** A result that a card states in its `model-index`. */
export interface EvaluationResult {
	readonly task: string;
	readonly dataset: string;
	readonly metric: string;
	readonly value: string;
	readonly verified: boolean;
}

/** Results that are listed, and characters of a text in one. */
const [MOST, LONGEST] = [200, 300];

/** The results in a card's `model-index`, which may be in the record or in its card; entries that cannot be read are skipped. */
export function resultsOf({ cardData, "model-index": index }: ModelRecord): readonly EvaluationResult[] {
	const found = list(index ?? cardData?.["model-index"]).flatMap((entry) =>
		list(field(entry, "results")).flatMap(ofDataset),
	);
	return found.slice(0, MOST);
}

function ofDataset(result: unknown): readonly EvaluationResult[] {
	const task = words(result, "task", ["name", "type"]);
	const dataset = [words(result, "dataset", ["name", "type"]), words(result, "dataset", ["split"])];
	return list(field(result, "metrics")).flatMap((metric) => {
		const value = printed(field(metric, "value"));
		if (value === undefined) return [];
		const name = text(field(metric, "name")) ?? text(field(metric, "type")) ?? "";
		const verified = field(metric, "verified") === true;
		return [{ task, dataset: dataset.filter((part) => part !== "").join(", "), metric: name, value, verified }];
	});
}

function list(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

function field(value: unknown, name: string): unknown {
	return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The first non-empty text among the fields of an object. */
function words(value: unknown, name: string, fields: readonly string[]): string {
	const inner = field(value, name);
	return fields.map((each) => text(field(inner, each))).find((found) => found !== undefined) ?? "";
}

function text(value: unknown): string | undefined {
	return typeof value === "string" && value.trim() !== "" ? shortened(value.trim(), LONGEST) : undefined;
}

/** A number with at most four decimals, or a text unchanged. */
function printed(value: unknown): string | undefined {
	if (typeof value === "number" && Number.isFinite(value)) return String(Number(value.toFixed(4)));
	return text(value);
}
