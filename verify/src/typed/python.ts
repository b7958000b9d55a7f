import type { Check, Tell } from "../check.ts";
import { environment, howToInstall } from "../environment.ts";
import { loadSubjects } from "../matrix/load.ts";
import type { Subject } from "../subject.ts";
import { howToInstallNode } from "../nodeEnvironment.ts";
import { PYTHON_DEFECTS } from "./defects.ts";
import { excuseOf } from "./excuses.ts";
import { type Packages, packagesIn, packagesOf } from "./packages.ts";
import { pyrightVersion } from "./pyright.ts";
import { libraryOf } from "./subjects.ts";
import { findingsIn, staleIn } from "./types.ts";

/** pyright, reading load snippets beside the released packages that they import. */
export const pythonTypes: Check = {
	level: "typed",
	stage: "types",
	missing: `${howToInstall("typed")} ${howToInstallNode("types")}`,
	concerns: (subject) => subject.language === "python" && libraryOf(subject) !== undefined,
	ready: async () => pyrightVersion() !== undefined && environment("typed") !== undefined,
	excuse: (subject) => excuseOf(libraryOf(subject)!),
	tools: ({ text }) => ({ pyright: pyrightVersion()!, ...packagesIn(text, packages()) }),
	run: checked,
	defects: PYTHON_DEFECTS,
};

let known: Packages | undefined;

const packages = (): Packages => (known ??= packagesOf(environment("typed")!.python));

/** All other snippets of their libraries are read too: only so can be told which allowance nothing needs any more. */
async function checked(subjects: readonly Subject[], tell: Tell): Promise<void> {
	const all = [...subjects, ...standing(new Set(subjects.map(libraryOf)))];
	const findings = await findingsIn(all, environment("typed")!.python);
	const stale = staleIn(all.slice(subjects.length), findings.slice(subjects.length));
	for (const [at, subject] of subjects.entries()) tell(subject, findings[at]!.wrong ?? stale.get(libraryOf(subject)!));
}

/** The load snippets of libraries, as they stand. */
const standing = (libraries: ReadonlySet<string | undefined>): readonly Subject[] =>
	loadSubjects().filter(
		(subject) =>
			pythonTypes.concerns(subject) && libraries.has(libraryOf(subject)) && pythonTypes.excuse!(subject) === undefined,
	);
