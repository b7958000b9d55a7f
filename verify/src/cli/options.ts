import { parseArgs } from "node:util";
import { type Stage, STAGES } from "../check.ts";

/** What `npm run verify` is asked to do. */
export interface CommandOptions {
	readonly stages: readonly Stage[];
	readonly all: boolean;
	readonly compare: boolean;
	readonly mutants: boolean;
	/** The seed of the defects that are planted by grammar; without, each check is tested with its own defects. */
	readonly seed?: number;
	/** The day whose tenth of the stage `runs` is meant; all of it without. */
	readonly tenth?: number;
	/** After how many minutes no further snippets are run; all are run without. */
	readonly minutes?: number;
	/** The starts of the ids of the snippets that are checked; all of them without. */
	readonly ids?: readonly string[];
	readonly install: boolean;
	readonly lookup: boolean;
	readonly resolve: boolean;
	/** Whether to check with the newest versions, and to leave the report as it is. */
	readonly newest: boolean;
	/** Set for the report of choices: the file of records, if one is named. */
	readonly choices?: { readonly file: string | undefined };
	/** The starts of the ids of the snippets to run; empty without `--try`. */
	readonly try: readonly string[];
}

/** A command line that cannot be understood. */
export class UsageError extends Error {
	override readonly name = "UsageError";
}

export const USAGE: string = `npm run verify -- [--only STAGE,…] [--all] [--compare]   checks the snippets and writes the report
npm run verify -- --only runs --tenth DAY [--minutes N]  one tenth of the stage, chosen by a day such as 326
npm run verify -- --ids START,…                          the snippets whose ids start with this, such as load/timm
npm run verify -- --mutants [--only STAGE,…]             tests the checks with planted defects
npm run verify -- --mutants --seed N [--only STAGE,…]    plants 30 defects per stage by grammar, and counts those caught
npm run verify -- --install [--only STAGE,…]             installs the tools of the checks
npm run verify -- --lookup [--all]                       looks up packages in PyPI and npm
npm run verify -- --resolve [--all]                      resolves the install lines of the snippets that are run
npm run verify -- --newest [--only types,calls,runs] [--ids START,…]   checks again, with the newest packages, what used older ones
npm run verify -- --only choices [FILE]                  prints what is offered first for the records of a file, and why
npm run verify -- --try ID…                              runs the load snippets whose ids start with ID
Stages: ${STAGES.join(", ")}`;

/** Reads a command line; throws a UsageError. */
export function optionsFrom(args: readonly string[]): CommandOptions {
	try {
		return read(args);
	} catch (error) {
		if (error instanceof TypeError && "code" in error) throw new UsageError(error.message, { cause: error });
		throw error;
	}
}

const FLAG = { type: "boolean", default: false } as const;
const TEXT = { type: "string" } as const;
const FLAGS = {
	all: FLAG,
	compare: FLAG,
	mutants: FLAG,
	install: FLAG,
	lookup: FLAG,
	resolve: FLAG,
	newest: FLAG,
	try: FLAG,
} as const;

function read(args: readonly string[]): CommandOptions {
	const config = {
		args: [...args],
		options: { only: TEXT, seed: TEXT, tenth: TEXT, minutes: TEXT, ids: TEXT, ...FLAGS },
		allowPositionals: true,
	} as const;
	const { values, positionals } = parseArgs(config);
	const { only, seed, tenth, minutes, ids, try: isTry, ...others } = values;
	if (seed !== undefined && values.mutants !== true) throw new UsageError("--seed: it belongs to --mutants.");
	const part = {
		...(seed !== undefined && { seed: numberIn("seed", seed) }),
		...(tenth !== undefined && { tenth: numberIn("tenth", tenth) }),
		...(minutes !== undefined && { minutes: numberIn("minutes", minutes) }),
		...(ids !== undefined && { ids: ids.split(",") }),
	};
	const flags = { ...others, ...part };
	if (only === CHOICES) return { ...flags, stages: [], try: [], choices: { file: fileOf(positionals) } };
	if (isTry && positionals.length === 0) throw new UsageError("--try: give the start of an id, such as load/timm.");
	if (!isTry && positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
	return { ...flags, stages: only === undefined ? STAGES : only.split(",").map(stageOf), try: positionals };
}

function numberIn(option: string, text: string): number {
	if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option}: "${text}" is not a whole number.`);
	return Number(text);
}

const CHOICES = "choices";

function fileOf([file, more]: readonly string[]): string | undefined {
	if (more !== undefined) throw new UsageError(`Unexpected argument "${more}".`);
	return file;
}

function stageOf(name: string): Stage {
	const stage = STAGES.find((one) => one === name);
	if (stage === undefined) throw new UsageError(`--only: "${name}" is not one of ${[...STAGES, CHOICES].join(", ")}.`);
	return stage;
}
