import { choicesFor, loadSnippets } from "@vitrine/catalogue";
import { CodeError } from "@vitrine/code";
import { isGated, licences, type ModelRecord, parameterCount } from "@vitrine/model";

/** Parameters of a model that an ordinary machine runs. */
const SMALL = 4e9;

/**
 * The model whose code a task page shows: one with code, open, under an open licence, small and of this index, as far as there is
 * such a model; of equals, the first. Undefined without candidates.
 */
export function exampleAmong(
	candidates: readonly (ModelRecord | undefined)[],
	isHere: (record: ModelRecord) => boolean,
): ModelRecord | undefined {
	const known = candidates.filter((record) => record !== undefined);
	const scored = known.map((record) => ({ record, score: scoreOf(record, isHere(record)) }));
	return scored.toSorted((a, b) => b.score - a.score)[0]?.record;
}

/** Each criterion outweighs all that follow it. */
function scoreOf(record: ModelRecord, isHere: boolean): number {
	const parameters = parameterCount(record);
	const criteria = [
		hasCode(record),
		!isGated(record),
		parameters !== undefined && parameters <= SMALL,
		licences(record).some((licence) => OPEN.test(licence)),
		isHere,
	];
	return criteria.reduce((score, meets) => 2 * score + Number(meets), 0);
}

/** Licences without limits on use. */
const OPEN = /^(apache-2\.0|mit|bsd.*|cc0-1\.0|cc-by-4\.0|cc-by-sa-4\.0|isc|unlicense|mpl-2\.0|l?gpl.*|afl-3\.0)$/i;

/** Whether there is code that loads the model, rather than only notes. */
function hasCode(record: ModelRecord): boolean {
	return choicesFor(record).ways.some((way) => {
		try {
			return (
				way.kind === "library" &&
				way.fit !== "mismatch" &&
				loadSnippets(way.library, record).some((snippet) => "code" in snippet)
			);
		} catch (error) {
			if (error instanceof CodeError) return false;
			throw error;
		}
	});
}
