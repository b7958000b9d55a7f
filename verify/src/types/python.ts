import type { Check, OnResult } from "../check.ts";
import { nodeInstallHint } from "../environments/node.ts";
import { pythonEnvironment, pythonInstallHint, requirePython } from "../environments/python.ts";
import { loadSubjects } from "../matrix/load.ts";
import { once } from "../once.ts";
import type { Subject } from "../subject.ts";
import { checkTypes, unusedFalsePositives } from "./checkTypes.ts";
import { PYTHON_DEFECTS } from "./defects.ts";
import { FALSE_POSITIVES } from "./falsePositives.ts";
import { packagesIn, packagesOf } from "./packages.ts";
import { pyrightVersion } from "./pyright.ts";
import { skipReasonOf } from "./skipped.ts";
import { libraryOf } from "./subjects.ts";

/** Checks the types of Python load snippets with pyright, against the released packages that they import. */
export const pythonTypes: Check = {
	level: "typed",
	stage: "types",
	installHint: `${pythonInstallHint("typed")} ${nodeInstallHint("types")}`,
	appliesTo: (subject) => subject.language === "python" && libraryOf(subject) !== undefined,
	isAvailable: async () => pyrightVersion() !== undefined && pythonEnvironment("typed") !== undefined,
	skipReason,
	tools: ({ text }) => ({ pyright: pyrightVersion() ?? "none", ...packagesIn(text, packages()) }),
	run,
	defects: PYTHON_DEFECTS,
};

function skipReason(subject: Subject): string | undefined {
	return skipReasonOf(libraryOf(subject) ?? "") ?? (STARTS_PROGRAM.test(subject.text) ? UNCHECKED_PROGRAM : undefined);
}

const STARTS_PROGRAM = /^import subprocess$/m;
const UNCHECKED_PROGRAM = "The program that it starts, and its options, are not checked.";

const packages = once(() => packagesOf(requirePython("typed").python));

/** Checks all snippets of each library with false positives too, because only then it is known which of these are unused. */
async function run(subjects: readonly Subject[], onResult: OnResult): Promise<void> {
	const all = snippetsOf(new Set(subjects.map(libraryOf).filter((library) => KNOWN.has(library))));
	const results = await checkTypes([...subjects, ...all], requirePython("typed").python);
	const unused = unusedFalsePositives(all, results.slice(subjects.length));
	for (const { subject, problem } of results.slice(0, subjects.length))
		onResult(subject, problem ?? unused.get(libraryOf(subject) ?? ""));
}

const KNOWN: ReadonlySet<string | undefined> = new Set(FALSE_POSITIVES.map(({ library }) => library));

/** The load snippets of libraries that are not skipped. */
const snippetsOf = (libraries: ReadonlySet<string | undefined>): readonly Subject[] =>
	loadSubjects().filter(
		(subject) =>
			pythonTypes.appliesTo(subject) && libraries.has(libraryOf(subject)) && skipReason(subject) === undefined,
	);
