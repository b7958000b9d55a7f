import type { Argument } from "./program.ts";
import { type PackageName, packagesNamed } from "./packageName.ts";
import { COMMANDS } from "./specs/commands.ts";
import type { CommandSpec, Usage } from "./specs/spec.ts";

/** The result of comparing commands with their specs. */
export interface Analysis {
	/** The first problem; absent if there is none. */
	readonly problem?: string;
	/** The specs of the commands that are run, including those that other commands run. */
	readonly specs: readonly CommandSpec[];
	/** The packages that the commands name. */
	readonly packages: readonly PackageName[];
	/** The parts that were not checked, as parts of a reason in the report. */
	readonly unchecked: readonly string[];
}

/** Compares a command with its spec. */
export function analyseCommand(words: readonly Argument[]): Analysis {
	const [first, ...rest] = words;
	if (first === undefined) return EMPTY;
	if (!first.isFixed) return { ...EMPTY, problem: `${first.value}: the command is known only at run time` };
	const [name, args] = /^python3?$/.test(first.value) ? moduleIn(rest) : [first.value, rest];
	if (name === undefined)
		return { ...EMPTY, unchecked: [args[0] === undefined ? "the script" : `the script ${args[0].value}`] };
	const spec = own(COMMANDS, name);
	if (spec === undefined) return { ...EMPTY, problem: `${name}: unknown command` };
	const found = withSpec(spec, new CommandReader(name, spec).read(args));
	const problem = found.problem ?? spec.problemOf?.(args);
	return problem === undefined ? found : { ...EMPTY, problem: found.problem ?? `${name} ${problem}` };
}

const EMPTY: Analysis = { specs: [], packages: [], unchecked: [] };

const own = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
	table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** The name and arguments of `python -m module`, which has a spec; no name for a script, which has none. */
function moduleIn(args: readonly Argument[]): readonly [string | undefined, readonly Argument[]] {
	const [option, name, ...rest] = args;
	return option?.value === "-m" && name !== undefined ? [`python -m ${name.value}`, rest] : [undefined, args];
}

function withSpec(spec: CommandSpec, analysis: Analysis): Analysis {
	const documented =
		spec.evidence === "documentation" ? [`${spec.version[0]} itself (only its documentation was read)`] : [];
	return { ...analysis, specs: [spec, ...analysis.specs], unchecked: [...documented, ...analysis.unchecked] };
}

/** Reads the words of one command. */
class CommandReader {
	#usage: Usage;
	#name: string;
	readonly #operands: Argument[] = [];
	readonly #unchecked: string[] = [];

	constructor(name: string, usage: Usage) {
		this.#name = name;
		this.#usage = usage;
		if (usage.unchecked !== undefined) this.#unchecked.push(usage.unchecked);
	}

	read(words: readonly Argument[]): Analysis {
		const rest = [...words];
		let mayBeOption = true;
		for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
			if (mayBeOption && word.value === "--") mayBeOption = false;
			else if (mayBeOption && /^-./.test(word.value)) {
				const problem = this.#readOption(word.value, rest);
				if (problem !== undefined) return this.#fail(problem);
			} else if (!this.#enter(word)) {
				if (this.#usage.subcommands && !this.#usage.operands) return this.#fail(`has no subcommand ${word.value}`);
				this.#operands.push(word);
				if (this.#usage.runs !== undefined) return this.#readInner(this.#usage.runs, word.value, rest);
			}
		}
		return this.#finish();
	}

	/** Reads an option and removes its values from the rest; returns the problem, if any. */
	#readOption(word: string, rest: Argument[]): string | undefined {
		const count = this.#valueCount(word);
		const name = word.replace(/=.*/s, "");
		if (count === undefined) return `has no option ${name}`;
		if (count < 0) return `takes no value for ${name}`;
		const values = rest.slice(0, count);
		const isOption = ({ value }: Argument): boolean =>
			value.startsWith("--") && own(this.#usage.options, value) !== undefined;
		if (count > values.length || values.some(isOption)) return `needs ${count} more after ${word}`;
		rest.splice(0, count);
		return undefined;
	}

	/**
	 * How many values follow an option: -1 if it has one too many, undefined if the option does not exist. Options of one
	 * letter without values may be combined.
	 */
	#valueCount(word: string): number | undefined {
		const { options } = this.#usage;
		const [name = "", ...value] = word.split("=");
		const count = own(options, name);
		if (count !== undefined) return value.length > 0 ? count - 1 : count;
		const isCluster =
			/^-[A-Za-z]{2,}$/.test(word) && Array.from(word.slice(1)).every((letter) => own(options, `-${letter}`) === 0);
		return isCluster ? 0 : undefined;
	}

	/** Continues with the usage of a subcommand; false if the word is none. */
	#enter({ value }: Argument): boolean {
		const usage = this.#operands.length === 0 ? own(this.#usage.subcommands, value) : undefined;
		if (usage === undefined) return false;
		this.#usage = usage;
		this.#name += ` ${value}`;
		if (usage.unchecked !== undefined) this.#unchecked.push(usage.unchecked);
		return true;
	}

	/** Reads the command that the first operand names. */
	#readInner(ecosystem: "npm" | "image", operand: string, words: readonly Argument[]): Analysis {
		const name = operand.replace(ecosystem === "image" ? /:[^/]*$/ : /(?<=.)@[^/]*$/, "");
		const spec = own(COMMANDS, name);
		if (spec === undefined) return this.#fail(`runs ${name}, which is unknown`);
		const inner = withSpec(spec, new CommandReader(name, spec).read(words));
		const { packages, unchecked } = this.#finish();
		return { ...inner, packages: [...packages, ...inner.packages], unchecked: [...unchecked, ...inner.unchecked] };
	}

	#finish(): Analysis {
		const { subcommands, operands: [fewest, most] = [0, 0], subcommandOptional, operandsFrom } = this.#usage;
		const count = this.#operands.length;
		if (subcommands && !subcommandOptional && count === 0) return this.#fail("needs a subcommand");
		if (count < fewest || count > most) return this.#fail(`takes ${range(fewest, most)}, not ${count}`);
		const packages = operandsFrom && this.#operands.flatMap(({ value }) => packagesNamed(operandsFrom, value));
		return { specs: [], packages: packages ?? [], unchecked: this.#unchecked };
	}

	#fail(what: string): Analysis {
		return { ...EMPTY, problem: `${this.#name} ${what}` };
	}
}

function range(fewest: number, most: number): string {
	if (fewest === most) return `${most} operands`;
	return most === Number.POSITIVE_INFINITY ? `at least ${fewest} operands` : `${fewest} to ${most} operands`;
}
