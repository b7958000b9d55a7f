import type { Check } from "./check.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import type { Subject } from "./subject.ts";

/** How a trial of the checks ended. */
export interface Trial {
	readonly planted: number;
	/** The defects that no check found. */
	readonly missed: readonly Mutant[];
	/** How many of each defect were planted. */
	readonly counts: ReadonlyMap<string, number>;
}

/** Plants defects and runs the checks over them: a check that misses one is worth nothing. */
export async function tryChecks(checks: readonly Check[], subjects: readonly Subject[]): Promise<Trial> {
	const mutants = mutantsOf(subjects);
	const bySubject = new Map(mutants.map((mutant) => [mutant.subject, mutant]));
	const found = new Set<Subject>();
	for (const check of checks)
		await check.run(
			[...bySubject.keys()].filter((subject) => check.concerns(subject)),
			(subject, problem) => problem !== undefined && found.add(subject),
		);
	return {
		planted: mutants.length,
		missed: mutants.filter(({ subject }) => !found.has(subject)),
		counts: countsOf(mutants.map(({ defect, subject }) => `${defect} in ${kindOf(subject)}`)),
	};
}

const kindOf = ({ id, language }: Subject): string => `${id.slice(0, id.indexOf("/"))} ${language}`;

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
	return new Map([...Map.groupBy(names, (name) => name)].map(([name, own]) => [name, own.length]));
}
