import type { Subject } from "../subject.ts";
import { type Allowance, ALLOWED } from "./allowed.ts";
import { lazyNames } from "./lazy.ts";
import { diagnose, type Diagnostic } from "./pyright.ts";
import { libraryOf, modulesOf } from "./subjects.ts";

/** What reading a program with its types has found. */
export interface Finding {
	/** What is wrong, on which line; absent where nothing is. */
	readonly wrong?: string;
	/** The allowances it needs. */
	readonly used: ReadonlySet<Allowance>;
}

/** Reads Python load snippets, all in one run, with the packages that an interpreter sees. */
export async function findingsIn(subjects: readonly Subject[], python: string): Promise<readonly Finding[]> {
	const texts = [...new Set(subjects.map(({ text }) => text))];
	const modules = [...new Set(texts.flatMap(modulesOf))];
	const diagnostics = await diagnose([...texts, probeOf(modules)], python);
	const known = new Set(diagnostics.at(-1)!.map(({ line }) => modules[line]!));
	const lazy = new Set(modules.filter((module) => !known.has(module)));
	const unnamed = await lazyNames(
		texts.map((text) => ({ text, modules: modulesOf(text).filter((module) => lazy.has(module)) })),
		python,
	);
	const at = new Map(texts.map((text, index) => [text, index]));
	return subjects.map((subject) => {
		const index = at.get(subject.text)!;
		return findingOf(subject, diagnostics[index]!, unnamed[index]);
	});
}

/** Takes from each module, on a line of its own, a name that none has: where that is not said, every name is believed. */
const probeOf = (modules: readonly string[]): string =>
	modules.map((module) => `from ${module} import no_module_has_this`).join("\n");

function findingOf(subject: Subject, diagnostics: readonly Diagnostic[], unnamed: string | undefined): Finding {
	const allowances = ALLOWED.filter(({ library }) => library === libraryOf(subject));
	const lines = subject.text.split("\n");
	const used = new Set<Allowance>();
	for (const diagnostic of diagnostics) {
		const allowance = allowances.find((one) => allows(one, diagnostic, lines[diagnostic.line]!));
		if (allowance === undefined) return { wrong: sentenceOf(diagnostic), used };
		used.add(allowance);
	}
	return unnamed === undefined ? { used } : { wrong: unnamed, used };
}

const allows = ({ says, code }: Allowance, { message }: Diagnostic, line: string): boolean =>
	says.test(message) && code.test(line);

const sentenceOf = ({ rule, message, line }: Diagnostic): string =>
	`line ${line + 1}: ${message.replaceAll(/\n\s*/g, "; ")} (${rule})`;

/** The allowances of the libraries of all these snippets that none of them needs, in a sentence for each library. */
export function staleIn(
	subjects: readonly Subject[],
	findings: readonly Finding[],
	allowances: readonly Allowance[] = ALLOWED,
): ReadonlyMap<string, string> {
	const used = new Set(findings.flatMap((finding) => [...finding.used]));
	const libraries = new Set(subjects.map(libraryOf));
	const stale = allowances.filter((one) => libraries.has(one.library) && !used.has(one));
	return new Map(
		stale.map(({ library, says }) => [
			library,
			`typed/allowed.ts allows ${says} to ${library}: nothing says that any more.`,
		]),
	);
}
