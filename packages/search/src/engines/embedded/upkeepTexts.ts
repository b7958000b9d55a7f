import { PLACE, WORDED } from "../../filing.ts";
import { FACETS } from "../../shapes.ts";
import { tokens } from "../../text.ts";
import { has } from "./segment/bits.ts";
import { filingOf } from "./segment/columns.ts";
import type { Filing } from "./segment/filings.ts";
import { keysOfSlots } from "./segment/postings.ts";
import { filedAs, type Segment } from "./segment/segment.ts";
import type { Live } from "./segment/select.ts";
import { TOKENS } from "./upkeepFiled.ts";
import type { Findings } from "./upkeepFindings.ts";
import { mixed, type Sums } from "./upkeepSums.ts";

/** Names of the kinds of texts, as messages say them. */
const NAMES: readonly string[] = [...FACETS, "the word"];

/** Takes off `sums` what is filed in what is searched, and tells what is left. */
export function* checkTexts(lives: readonly Live[], sums: Sums, findings: Findings): Generator<void> {
	for (let kind = 0; kind <= TOKENS; kind++)
		for (const live of lives) {
			takeOff(live, kind, sums);
			yield;
		}
	let unnamed = sums.left();
	if (unnamed === 0) return;
	const told = new Set<string>();
	for (let kind = 0; kind <= TOKENS; kind++)
		for (const { segment } of lives)
			for (const text of textsOf(segment, kind)) {
				const what = `${NAMES[kind]} ${JSON.stringify(text)}`;
				if (!sums.differs(kind, text) || told.has(what)) continue;
				told.add(what);
				unnamed--;
				findings.add(`${what}: ${difference(sums.count(kind, text))}`);
			}
	if (unnamed > 0) findings.add(`${unnamed} values or words of records are not in what is searched`, unnamed);
}

function difference(count: number): string {
	if (count === 0) return "other records are filed under it than have it";
	return count > 0
		? `${count} records that have it are not filed under it`
		: `${-count} records too many are filed under it`;
}

/** Whether the words of values lead to those values, and to no others. */
export function checkWords({ facets, words, wordValues: { starts, entries } }: Segment, findings: Findings): void {
	let [expected, wrong] = [0, 0];
	for (const [f, facet] of WORDED.entries()) {
		const { values } = facets[facet];
		for (let value = 0; value < values.length; value++) {
			const text = values.at(value);
			for (const word of text.startsWith(PLACE) ? [] : tokens(text)) {
				expected++;
				const number = words.find(word);
				if (number < 0 || !entries.subarray(starts[number], starts[number + 1]).includes(filedAs(f, value))) wrong++;
			}
		}
	}
	wrong += Math.abs(entries.length - expected);
	if (wrong > 0) findings.add(`${wrong} words of tasks, libraries and tags lead to other values than hold them`, wrong);
}

function takeOff({ segment, gone }: Live, kind: number, sums: Sums): void {
	const { values, lists } = filingIn(segment, kind);
	const [counts, totals] = [new Int32Array(values.length), new Int32Array(values.length)];
	for (let slot = 0; slot < segment.count; slot++) {
		if (gone && has(gone, slot)) continue;
		const mix = mixed(segment.models[slot]!);
		for (let i = lists.starts[slot]!; i < lists.starts[slot + 1]!; i++) {
			counts[lists.entries[i]!]!++;
			totals[lists.entries[i]!]! += mix;
		}
	}
	for (let value = 0; value < values.length; value++)
		if (counts[value]! > 0) sums.takeOff(kind, values.at(value), counts[value]!, totals[value]!);
}

function filingIn({ facets, tokens: values, tokenSlots, count }: Segment, kind: number): Filing {
	const facet = FACETS[kind];
	return facet === undefined ? { values, lists: keysOfSlots(tokenSlots, count) } : filingOf(facets[facet], count);
}

function* textsOf({ facets, tokens: values }: Segment, kind: number): Generator<string> {
	const facet = FACETS[kind];
	const texts = facet === undefined ? values : facets[facet].values;
	for (let text = 0; text < texts.length; text++) yield texts.at(text);
}
