import { SEARCHABLE_FACETS, valueTokens } from "../../../indexing/searchableFacets.ts";
import type { Findings } from "../../shared/findings.ts";
import { forEachTermSum, hasValueToken } from "../segment/termSums.ts";
import type { Segment, SegmentView } from "../segment/segment.ts";
import { mixed, type TermChecksums } from "./termChecksums.ts";
import { forwardIndexOfKind, KIND_NAMES, termsOf } from "./termKinds.ts";

/** Subtracts the terms of all segments from the checksums, and reports what is left. */
export function* checkTerms(
	views: readonly SegmentView[],
	checksums: TermChecksums,
	findings: Findings,
): Generator<void> {
	for (const kind of KIND_NAMES.keys())
		for (const view of views) {
			subtractTerms(view, kind, checksums);
			yield;
		}
	const remaining = checksums.remaining();
	if (remaining === 0) return;
	const unknown = remaining - reportKnownTerms(views, checksums, findings);
	if (unknown > 0) findings.add(`${unknown} values or tokens of records are missing in the index`, unknown);
}

function subtractTerms(view: SegmentView, kind: number, checksums: TermChecksums): void {
	forEachTermSum(view, forwardIndexOfKind(view.segment, kind), mixed, (term, count, sum) =>
		checksums.subtract(kind, term, count, sum),
	);
}

/** Reports the terms of segments whose checksums differ; returns how many. */
function reportKnownTerms(views: readonly SegmentView[], checksums: TermChecksums, findings: Findings): number {
	const reported = new Set<string>();
	for (const [kind, name] of KIND_NAMES.entries())
		for (const { segment } of views) {
			const terms = termsOf(segment, kind);
			for (let ord = 0; ord < terms.length; ord++) {
				const term = terms.at(ord);
				const what = `${name} ${JSON.stringify(term)}`;
				if (!checksums.differs(kind, term) || reported.has(what)) continue;
				reported.add(what);
				findings.add(`${what}: ${describedDifference(checksums.count(kind, term))}`);
			}
		}
	return reported.size;
}

function describedDifference(count: number): string {
	if (count === 0) return "the records that have it differ from those in the index";
	return count > 0
		? `${count} records that have it are not found by it`
		: `${-count} records are found by it but do not have it`;
}

/** Checks that the tokens of searchable values lead to those values, and to no others. */
export function checkValueTokens(segment: Segment, findings: Findings): void {
	let [expected, wrong] = [0, 0];
	for (const [position, facet] of SEARCHABLE_FACETS.entries()) {
		const { values } = segment.facets[facet];
		for (let ord = 0; ord < values.length; ord++)
			for (const token of valueTokens(values.at(ord))) {
				expected++;
				if (!hasValueToken(segment, token, position, ord)) wrong++;
			}
	}
	wrong += Math.abs(segment.valueTokenRefs.entries.length - expected);
	if (wrong > 0)
		findings.add(`${wrong} tokens of tasks, libraries and tags lead to values that do not contain them`, wrong);
}
