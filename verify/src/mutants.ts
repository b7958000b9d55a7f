import type { Check } from "./check.ts";
import type { Defect } from "./defect.ts";
import { kindOf, type Subject } from "./subject.ts";

/** A snippet with a defect that a check must find. */
export interface Mutant {
	readonly defect: string;
	readonly subject: Subject;
}

/** Plants every defect of a check that fits in ten snippets of each kind and language, chosen all over the list. */
export function mutantsOf(check: Check, subjects: readonly Subject[]): readonly Mutant[] {
	const own = subjects.filter((subject) => check.concerns(subject) && check.excuse?.(subject) === undefined);
	const kinds = Map.groupBy(own, ({ id, language }) => `${kindOf(id)} ${language}`);
	return [...kinds.values()].flatMap((alike) =>
		check.defects
			.filter(({ languages }) => languages.includes(alike[0]!.language))
			.flatMap((defect) => spread(alike.flatMap((subject) => planted(subject, defect)))),
	);
}

const TEN = 10;

function spread<T>(list: readonly T[]): readonly T[] {
	const step = Math.max(1, list.length / TEN);
	return Array.from({ length: Math.min(TEN, list.length) }, (_, i) => list[Math.floor(i * step)]!);
}

function planted(subject: Subject, { name, plant }: Defect): readonly Mutant[] {
	const text = plant(subject.text, subject);
	return text === undefined ? [] : [{ defect: name, subject: { ...subject, text } }];
}
