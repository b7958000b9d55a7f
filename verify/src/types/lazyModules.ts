import { join } from "node:path";
import { answersOf } from "../processes/jsonLines.ts";

/** A program, and the modules it imports for which the type checker accepts every name. */
interface LazyProgram {
	readonly text: string;
	readonly modules: readonly string[];
}

/** The problems of programs that import names which such a module does not even mention, by text. */
export async function lazyProblems(
	programs: readonly LazyProgram[],
	python: string,
): Promise<ReadonlyMap<string, string>> {
	const problems = new Map<string, string>();
	for await (const [{ text }, { problem }] of answersOf<LazyProgram, Answer>(python, SCRIPT, programs, (one) => one))
		if (problem !== undefined) problems.set(text, problem);
	return problems;
}

const SCRIPT = join(import.meta.dirname, "lazy_modules.py");

interface Answer {
	readonly problem?: string;
}
