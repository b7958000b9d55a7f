import type { Check } from "../check.ts";
import { kindOf, type Subject } from "../subject.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

/** The result of testing checks with planted defects. */
export interface MutationResult {
	readonly planted: number;
	/** The mutants that passed the check they were made for. */
	readonly missed: readonly Mutant[];
	/** How many mutants were made with each defect. */
	readonly counts: ReadonlyMap<string, number>;
}

/** Tests checks with planted defects: each check must find all of its own defects. */
export async function testChecks(checks: readonly Check[], subjects: readonly Subject[]): Promise<MutationResult> {
	const all: Mutant[] = [];
	const missed: Mutant[] = [];
	for (const check of checks) {
		const mutants = mutantsOf(check, subjects);
		all.push(...mutants);
		missed.push(...(await missedBy(check, mutants)));
	}
	return { planted: all.length, missed, counts: countsOf(all) };
}

async function missedBy(check: Check, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
	if (mutants.length === 0) return [];
	const found = new Set<Subject>();
	await check.run(
		mutants.map(({ subject }) => subject),
		(subject, result) => typeof result === "string" && found.add(subject),
	);
	return mutants.filter(({ subject }) => !found.has(subject));
}

function countsOf(mutants: readonly Mutant[]): ReadonlyMap<string, number> {
	const names = Map.groupBy(mutants, ({ defect, subject }) => `${defect} in ${kindOf(subject.id)} ${subject.language}`);
	return new Map([...names].map(([name, own]) => [name, own.length]));
}
