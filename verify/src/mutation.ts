import type { Check } from "./check.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { kindOf, type Subject } from "./subject.ts";

/** How a trial of the checks ended. */
export interface Trial {
	readonly planted: number;
	/** The defects that the check they were made for did not find. */
	readonly missed: readonly Mutant[];
	/** How many of each defect were planted. */
	readonly counts: ReadonlyMap<string, number>;
}

/** Plants in snippets what each check is there to find: a check that misses one is worth nothing. */
export async function tryChecks(checks: readonly Check[], subjects: readonly Subject[]): Promise<Trial> {
	const trials: Mutant[] = [];
	const missed: Mutant[] = [];
	for (const check of checks) {
		const mutants = mutantsOf(check, subjects);
		trials.push(...mutants);
		missed.push(...(await missedBy(check, mutants)));
	}
	const counts = countsOf(
		trials.map(({ defect, subject }) => `${defect} in ${kindOf(subject.id)} ${subject.language}`),
	);
	return { planted: trials.length, missed, counts };
}

async function missedBy(check: Check, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
	if (mutants.length === 0) return [];
	const found = new Set<Subject>();
	await check.run(
		mutants.map(({ subject }) => subject),
		(subject, problem) => problem !== undefined && found.add(subject),
	);
	return mutants.filter(({ subject }) => !found.has(subject));
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
	return new Map([...Map.groupBy(names, (name) => name)].map(([name, own]) => [name, own.length]));
}
