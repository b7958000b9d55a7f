import { TOOLS } from "./commands.ts";
import type { Ecosystem, Tool, Usage } from "./tools.ts";
import type { Argument } from "./words.ts";

/** What a command names that is to be looked up. */
export interface Named {
	readonly ecosystem: Ecosystem;
	readonly name: string;
}

/** What reading a command against its tool has shown. */
export interface Reading {
	/** Undefined where nothing is. */
	readonly problem?: string;
	/** The tools that take its words: one may hand the rest to another. */
	readonly tools: readonly Tool[];
	readonly named: readonly Named[];
	/** What was not looked at, in a few words each. */
	readonly unseen: readonly string[];
}

/** Reads a command as its tool would. */
export function readCommand(words: readonly Argument[]): Reading {
	const [name, ...rest] = words;
	if (name === undefined) return NOTHING;
	if (!name.isFixed) return { ...NOTHING, problem: `${name.value}: the name of a command is only known when it runs` };
	const [called, left] = /^python3?$/.test(name.value) ? module(rest) : [name.value, rest];
	if (called === undefined) return { ...NOTHING, unseen: [`the script ${left[0]?.value ?? "that is run"}`] };
	const tool = own(TOOLS, called);
	if (tool === undefined) return { ...NOTHING, problem: `${called}: no such command is known` };
	return merged(tool, new Reader(called, tool).read(left));
}

const NOTHING: Reading = { tools: [], named: [], unseen: [] };

const own = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
	table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** `python -m name` goes by the name of the module; a script is a file, of which nothing is known. */
function module(words: readonly Argument[]): readonly [string | undefined, readonly Argument[]] {
	const [option, name, ...rest] = words;
	return option?.value === "-m" && name !== undefined ? [`python -m ${name.value}`, rest] : [undefined, words];
}

function merged(tool: Tool, reading: Reading): Reading {
	const documented = tool.evidence === "documentation" ? [`${tool.of[0]} itself (its documentation was read)`] : [];
	return { ...reading, tools: [tool, ...reading.tools], unseen: [...documented, ...reading.unseen] };
}

/** Goes through the words of one command. */
class Reader {
	#usage: Usage;
	#name: string;
	readonly #operands: Argument[] = [];
	readonly #unseen: string[] = [];

	constructor(name: string, usage: Usage) {
		this.#name = name;
		this.#usage = usage;
		if (usage.unseen !== undefined) this.#unseen.push(usage.unseen);
	}

	read(words: readonly Argument[]): Reading {
		let mayBeOption = true;
		for (let at = 0; at < words.length; at += 1) {
			const word = words[at]!;
			if (mayBeOption && word.value === "--") mayBeOption = false;
			else if (mayBeOption && /^-./.test(word.value)) {
				const values = this.#valuesOf(word.value);
				if (values === undefined) return this.#wrong(`has no option ${word.value.replace(/=.*/s, "")}`);
				if (values < 0) return this.#wrong(`takes no value for ${word.value.replace(/=.*/s, "")}`);
				if (at + values >= words.length) return this.#wrong(`wants ${values} more after ${word.value}`);
				at += values;
			} else if (this.#enters(word)) continue;
			else if (this.#usage.commands && !this.#usage.operands) return this.#wrong(`has no command ${word.value}`);
			else {
				this.#operands.push(word);
				if (this.#usage.hands !== undefined) return this.#handed(this.#usage.hands, words.slice(at + 1));
			}
		}
		return this.#ended();
	}

	/**
	 * How many values follow an option, below 0 where it has one too many; undefined where there is none such. Letters
	 * without values may stand together.
	 */
	#valuesOf(word: string): number | undefined {
		const { options } = this.#usage;
		const [name = "", ...value] = word.split("=");
		const values = own(options, name);
		if (values !== undefined) return value.length > 0 ? values - 1 : values;
		const isCluster =
			/^-[A-Za-z]{2,}$/.test(word) && Array.from(word.slice(1)).every((letter) => own(options, `-${letter}`) === 0);
		return isCluster ? 0 : undefined;
	}

	/** Whether the word is a command of the tool; its own usage holds from there on. */
	#enters({ value }: Argument): boolean {
		const usage = this.#operands.length === 0 ? own(this.#usage.commands, value) : undefined;
		if (usage === undefined) return false;
		this.#usage = usage;
		this.#name += ` ${value}`;
		if (usage.unseen !== undefined) this.#unseen.push(usage.unseen);
		return true;
	}

	/** The first operand is a tool of its own: what follows is read as its. */
	#handed(to: "npm" | "image", words: readonly Argument[]): Reading {
		const name = this.#operands[0]!.value.replace(to === "image" ? /:[^/]*$/ : /(?<=.)@[^/]*$/, "");
		const tool = own(TOOLS, name);
		if (tool === undefined) return this.#wrong(`runs ${name}, of which nothing is known`);
		const inner = merged(tool, new Reader(name, tool).read(words));
		const { named, unseen } = this.#ended();
		return { ...inner, named: [...named, ...inner.named], unseen: [...unseen, ...inner.unseen] };
	}

	#ended(): Reading {
		const { commands, operands: [fewest, most] = [0, 0], bare, names } = this.#usage;
		if (commands && !bare && this.#operands.length === 0) return this.#wrong("wants a command");
		const count = this.#operands.length;
		if (count < fewest || count > most) return this.#wrong(`takes ${range(fewest, most)}, not ${count}`);
		const named = names === undefined ? [] : this.#operands.flatMap(({ value }) => namedBy(names, value));
		return { tools: [], named, unseen: this.#unseen };
	}

	#wrong(what: string): Reading {
		return { ...NOTHING, problem: `${this.#name} ${what}` };
	}
}

const range = (fewest: number, most: number): string =>
	fewest === most
		? `${most} operands`
		: most === Number.POSITIVE_INFINITY
			? `at least ${fewest} operands`
			: `${fewest} to ${most} operands`;

/** The package that an operand names: without its version, and under the address where it is taken from one. */
function namedBy(ecosystem: Ecosystem, operand: string): readonly Named[] {
	if (operand === ".") return [];
	const address = /(?:^|@)git\+(https:[^#@]*)/.exec(operand)?.[1];
	if (address !== undefined) return [{ ecosystem: "repository", name: address.replace(/\.git$/, "") }];
	if (ecosystem === "npm") return [{ ecosystem, name: operand.replace(/(?<=.)@[^/]*$/, "") }];
	if (ecosystem === "pypi") return [{ ecosystem, name: operand.replace(/[[<>=!~; ].*$/s, "") }];
	return [{ ecosystem, name: operand }];
}
