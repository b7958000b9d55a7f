import type { ModelRecord } from "@vitrine/model";

/** One sentence to compare with the others. */
interface Sentences {
	readonly source: string;
	readonly others: readonly string[];
}

/** The card's first example, else a default. */
export function sentencesOf({ widgetData }: ModelRecord): Sentences {
	const example = widgetData?.[0];
	const { source_sentence: source, sentences: others } = example ?? {};
	return source !== undefined && others !== undefined && others.length > 0 ? { source, others } : OURS;
}

const OURS: Sentences = {
	source: "A heron waits at the edge of the lake.",
	others: ["A bird stands still by the water.", "The lake freezes in winter.", "The tram is late again."],
};
