import type { Check } from "../check.ts";
import type { Tools } from "../report.ts";
import { kindOf, type Subject } from "../subject.ts";
import { DEFECTS } from "./defects.ts";
import { packageOf } from "./packages.ts";
import { type Named, readCommand, type Reading } from "./usage.ts";
import { readProgram } from "./words.ts";

/**
 * The commands of shell snippets, read by a parser of shell against what their tools take: each command and option is one
 * that the tool has, and each package is one that its registry has. Nothing is run.
 */
export const commands: Check = {
	level: "commands checked",
	stage: "shell",
	defects: DEFECTS,
	missing: "Run npm ci.",
	concerns: ({ id, language }) => language === "sh" && kindOf(id) !== "call",
	ready: async () => true,
	excuse: ({ text }) => excuseOf(readAll(text)),
	tools: ({ text }) => toolsOf(readAll(text)),
	async run(subjects, tell) {
		for (const subject of subjects) tell(subject, problemOf(subject));
	},
};

/** What is wrong with a snippet, the first fault first; undefined where nothing is. */
function problemOf({ text }: Subject): string | undefined {
	return readAll(text).problem;
}

/** All commands of a program as one reading; its first problem is the problem of all. */
function readAll(text: string): Reading {
	const program = readProgram(text);
	const readings = program.commands.map(readCommand);
	const named = readings.flatMap((reading) => reading.named);
	const problem = program.errors[0] ?? readings.find((reading) => reading.problem)?.problem ?? absent(named);
	return {
		...(problem !== undefined && { problem }),
		tools: readings.flatMap(({ tools }) => tools),
		named,
		unseen: readings.flatMap(({ unseen }) => unseen),
	};
}

function absent(named: readonly Named[]): string | undefined {
	const missing = named.find((one) => isAsked(one) && packageOf(one) === undefined);
	return missing && `${missing.name}: ${REGISTRIES[missing.ecosystem]} is not known to have it`;
}

const REGISTRIES: Readonly<Record<Named["ecosystem"], string>> = {
	pypi: "PyPI",
	npm: "npm",
	formula: "Homebrew",
	image: "the registry of the image",
	repository: "its host",
};

/** Whether the registry of a package can be asked. */
const isAsked = ({ ecosystem }: Named): boolean => ecosystem === "pypi" || ecosystem === "npm";

/** Why a program whose commands are right is not shown to be right: what was not looked at. */
function excuseOf({ problem, named, unseen }: Reading): string | undefined {
	if (problem !== undefined) return undefined;
	const unasked = named.filter((one) => !isAsked(one)).map(({ ecosystem, name }) => `the ${ecosystem} ${name}`);
	const all = [...new Set([...unseen, ...unasked])];
	return all.length === 0
		? undefined
		: `Commands and options are right as far as read; not looked at: ${all.join("; ")}.`;
}

/** The packages that are named and the tools that are run, each in the version that was looked at. */
function toolsOf({ tools, named }: Reading): Tools {
	const packages = named.flatMap((one) => packageOf(one) ?? []).map(({ name, version }) => [name, version] as const);
	return Object.fromEntries([...tools.map(({ of }) => of), ...packages].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
