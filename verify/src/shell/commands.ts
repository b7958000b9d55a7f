import type { Check } from "../check.ts";
import type { Tools } from "../report/row.ts";
import { kindOf } from "../subject.ts";
import { type Analysis, analyseCommand } from "./analysis.ts";
import { DEFECTS } from "./defects.ts";
import type { PackageName } from "./packageName.ts";
import { packageOf } from "./packages.ts";
import { PARTLY_CHECKED } from "./partlyChecked.ts";
import { parseProgram } from "./program.ts";

/**
 * Compares the commands of shell snippets with their specs: every command and option must exist in its tool, and every
 * package in its registry. Nothing is run.
 */
export const commands: Check = {
	level: "commands checked",
	stage: "shell",
	defects: DEFECTS,
	installHint: "Run npm ci.",
	appliesTo: ({ id, language }) => language === "sh" && kindOf(id) !== "call",
	isAvailable: async () => true,
	skipReason: ({ text, model }) => skipReasonOf(analyse(text), model.id),
	tools: ({ text }) => toolsOf(analyse(text)),
	async run(subjects, onResult) {
		for (const subject of subjects) onResult(subject, analyse(subject.text).problem);
	},
};

/** The analysis of all commands of a program. */
function analyse(text: string): Analysis {
	const program = parseProgram(text);
	const all = program.commands.map(analyseCommand);
	const packages = all.flatMap((one) => one.packages);
	const problem = program.errors[0] ?? all.find((one) => one.problem)?.problem ?? unknownPackage(packages);
	return {
		...(problem !== undefined && { problem }),
		specs: all.flatMap(({ specs }) => specs),
		packages,
		unchecked: all.flatMap(({ unchecked }) => unchecked),
	};
}

function unknownPackage(packages: readonly PackageName[]): string | undefined {
	const missing = packages.find((one) => isInRegistry(one) && packageOf(one) === undefined);
	return (
		missing && `${missing.name}: not a known package of ${REGISTRY[missing.ecosystem]}; run npm run verify -- --lookup`
	);
}

const REGISTRY: Readonly<Partial<Record<PackageName["ecosystem"], string>>> = { pypi: "PyPI", npm: "npm" };

/** Clear names for ecosystems. */
const KIND: Readonly<Partial<Record<PackageName["ecosystem"], string>>> = {
	formula: "Homebrew formula",
	debian: "Debian package",
};

/** Whether a package can be looked up. */
const isInRegistry = ({ ecosystem }: PackageName): boolean => REGISTRY[ecosystem] !== undefined;

/** Why a program without problems does not reach the level: parts of it were not checked. */
function skipReasonOf({ problem, packages, unchecked }: Analysis, model: string): string | undefined {
	if (problem !== undefined) return undefined;
	const others = packages.filter((one) => !isInRegistry(one)).map((one) => describe(one, model));
	const all = [...new Set([...unchecked, ...others])];
	return all.length === 0 ? undefined : `${PARTLY_CHECKED}${all.join("; ")}.`;
}

/** Pages show the sentence beside other models, so the id of the model does not appear in it. */
const describe = ({ ecosystem, name }: PackageName, model: string): string =>
	name === `https://huggingface.co/${model}`
		? `the ${ecosystem} of the model`
		: `the ${KIND[ecosystem] ?? ecosystem} ${name}`;

/** The commands and the packages of a program, with the versions that were read. */
function toolsOf({ specs, packages }: Analysis): Tools {
	const versions = packages.flatMap((one) => packageOf(one) ?? []).map(({ name, version }) => [name, version] as const);
	const all = [...specs.map(({ version }) => version), ...versions];
	return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
