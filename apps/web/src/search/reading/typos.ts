import type { FilterMeaning } from "./meanings.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** Letters of the shortest phrase that is recognised with a typo. */
const SHORTEST = 6;

/** What can be mistyped: names of tasks and languages, by first letter and number of words. */
const BY_START: ReadonlyMap<string, readonly string[]> = Map.groupBy(
	[...VOCABULARY].flatMap(
		([
			phrase,
			{
				meaning: { of },
			},
		]) => ((of === "task" || of === "language") && phrase.length >= SHORTEST ? [phrase] : []),
	),
	startOf,
);

function startOf(phrase: string): string {
	return `${phrase[0]} ${phrase.split(" ").length}`;
}

/** The meaning of the phrase that a text is except for one letter too many, missing or wrong, or two swapped; undefined for a known phrase. */
export function nearPhrase(text: string): FilterMeaning | undefined {
	if (text.length < SHORTEST || VOCABULARY.has(text)) return undefined;
	const near = BY_START.get(startOf(text))?.find((phrase) => isOneOff(text, phrase));
	return near === undefined ? undefined : VOCABULARY.get(near)?.meaning;
}

function isOneOff(text: string, wanted: string): boolean {
	if (Math.abs(text.length - wanted.length) > 1) return false;
	let at = 0;
	while (at < text.length && text[at] === wanted[at]) at++;
	const [left, right] = [text.slice(at), wanted.slice(at)];
	const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
	return (
		left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || (isSwapped && left !== "")
	);
}
