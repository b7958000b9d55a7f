import type { Check, Defect } from "../check.ts";
import { kindOf, type Subject } from "../subject.ts";

/** A snippet with a planted defect. */
export interface Mutant {
	readonly defect: string;
	readonly subject: Subject;
}

/** Plants each defect of a check in up to ten snippets of each kind and language, spread over the list. */
export function mutantsOf(check: Check, subjects: readonly Subject[]): readonly Mutant[] {
	const own = subjects.filter((subject) => check.appliesTo(subject) && check.skipReason?.(subject) === undefined);
	const kinds = Map.groupBy(own, ({ id, language }) => `${kindOf(id)} ${language}`);
	return [...kinds.values()].flatMap((alike) =>
		check.defects.flatMap((defect) => spread(alike.flatMap((subject) => planted(subject, defect)))),
	);
}

const MOST = 10;

/** At most ten items at equal distances. */
function spread<T>(list: readonly T[]): readonly T[] {
	const step = Math.max(1, list.length / MOST);
	const chosen = new Set(Array.from({ length: MOST }, (_, at) => Math.floor(at * step)));
	return list.filter((_, at) => chosen.has(at));
}

function planted(subject: Subject, { name, languages, plant }: Defect): readonly Mutant[] {
	const text = languages.includes(subject.language) ? plant(subject.text, subject) : undefined;
	return text === undefined ? [] : [{ defect: name, subject: { ...subject, text } }];
}
