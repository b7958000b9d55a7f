import type { ModelRecord } from "@vitrine/model";
import { type EvaluationResult, resultsOf } from "../../facts/results.ts";
import { UNKNOWN } from "../../base/numbers.ts";
import { factRow, type FactGroup } from "./facts.tsx";

/** Results that are listed. */
const MOST = 40;

/** The results stated in the cards, those that most cards state first; undefined if there are none. */
export function statedOf(models: readonly ModelRecord[]): FactGroup | undefined {
	const stated = models.map((record) => byName(resultsOf(record)));
	const names = [...new Set(stated.flatMap((figures) => [...figures.keys()]))];
	const statedBy = (name: string): number => stated.filter((figures) => figures.has(name)).length;
	const rows = names
		.toSorted((a, b) => statedBy(b) - statedBy(a))
		.slice(0, MOST)
		.map((name) =>
			factRow(
				name,
				stated.map((figures) => cellOf(figures.get(name))),
			),
		);
	if (rows.length === 0) return undefined;
	const note = "As stated in the model cards; not measured here, and not always in the same way.";
	return { label: "Results", note, rows };
}

function byName(results: readonly EvaluationResult[]): ReadonlyMap<string, string> {
	return new Map(results.map(({ dataset, metric, value }) => [[dataset, metric].filter(Boolean).join(": "), value]));
}

function cellOf(value: string | undefined): { readonly value: string; readonly shown: string } {
	return { value: value ?? "", shown: value ?? UNKNOWN };
}
