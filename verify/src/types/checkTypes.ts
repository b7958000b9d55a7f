import type { Subject } from "../subject.ts";
import type { FalsePositive } from "./falsePositive.ts";
import { FALSE_POSITIVES } from "./falsePositives.ts";
import { lazyProblems } from "./lazyModules.ts";
import { diagnose, type Diagnostic } from "./pyright.ts";
import { sourceProblems } from "./sources.ts";
import { statementAt } from "./statements.ts";
import { libraryOf, modulesOf } from "./subjects.ts";

/** The result of checking the types of a snippet. */
interface TypeResult {
	readonly subject: Subject;
	/** The first problem, with its line; absent if there is none. */
	readonly problem?: string;
	/** The known false positives that were ignored. */
	readonly ignored: ReadonlySet<FalsePositive>;
}

/** Checks Python load snippets in one run of pyright, with the packages of an interpreter. */
export async function checkTypes(subjects: readonly Subject[], python: string): Promise<readonly TypeResult[]> {
	const texts = [...new Set(subjects.map(({ text }) => text))];
	const modules = [...new Set(texts.flatMap(modulesOf))];
	const probe = probeOf(modules);
	const diagnostics = await diagnose([...texts, probe], python);
	const strict = new Set(diagnostics.get(probe)?.map(({ line }) => modules[line]));
	const programs = texts.map((text) => ({ text, modules: modulesOf(text).filter((module) => !strict.has(module)) }));
	const unknown = await lazyProblems(programs, python);
	const inSources = await sourceProblems(subjects, python);
	return subjects.map((subject, at) =>
		resultOf(subject, diagnostics.get(subject.text) ?? [], unknown.get(subject.text) ?? inSources[at]),
	);
}

/**
 * A program that imports a name that does not exist from each module, one per line. A module without a diagnostic on its
 * line is one for which pyright accepts every name.
 */
const probeOf = (modules: readonly string[]): string =>
	modules.map((module) => `from ${module} import no_module_has_this`).join("\n");

function resultOf(subject: Subject, diagnostics: readonly Diagnostic[], unknown: string | undefined): TypeResult {
	const known = FALSE_POSITIVES.filter(({ library }) => library === libraryOf(subject));
	const ignored = new Set<FalsePositive>();
	for (const diagnostic of diagnostics) {
		const match = known.find((one) => matches(one, diagnostic, statementAt(subject.text, diagnostic.line)));
		if (match === undefined) return { subject, problem: sentenceOf(diagnostic), ignored };
		ignored.add(match);
	}
	return unknown === undefined ? { subject, ignored } : { subject, problem: unknown, ignored };
}

const matches = ({ says, code }: FalsePositive, { message }: Diagnostic, statement: string): boolean =>
	says.test(message) && code.test(statement);

const sentenceOf = ({ rule, message, line }: Diagnostic): string =>
	`line ${line + 1}: ${message.replaceAll(/\n\s*/g, "; ")} (${rule})`;

/** The libraries of snippets with a known false positive that no longer occurs, each with a sentence about it. */
export function unusedFalsePositives(
	subjects: readonly Subject[],
	results: readonly Pick<TypeResult, "ignored">[],
): ReadonlyMap<string, string> {
	const used = new Set(results.flatMap(({ ignored }) => [...ignored]));
	const libraries = new Set(subjects.map(libraryOf));
	const unused = FALSE_POSITIVES.filter((one) => libraries.has(one.library) && !used.has(one));
	return new Map(unused.map(({ library, says }) => [library, unusedText(library, says)]));
}

const unusedText = (library: string, says: RegExp): string =>
	`types/falsePositives.ts ignores ${says} for ${library}, which pyright no longer reports: remove the entry.`;
