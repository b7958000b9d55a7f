import { opensList, takesComma } from "./brackets.ts";
import type { Context, Line, Rule } from "./rule.ts";
import type { Token } from "./tokens.ts";

/** A line of a program with what is around it. */
export interface PlacedLine {
	readonly tokens: Line;
	readonly context: Context;
}

/** The lines of a program of Python or JavaScript. */
export function linesOf(tokens: Line, isPython: boolean, rules: readonly Rule[]): readonly PlacedLine[] {
	const reader = new Reader(isPython, rules);
	for (const [at, token] of tokens.entries()) reader.read(tokens, at, token);
	return reader.lines;
}

interface List {
	readonly isList: boolean;
	readonly takesComma: boolean;
	/** The number of the line that it opens on. */
	readonly line: number;
}

interface OpenLine extends PlacedLine {
	readonly tokens: Token[];
	context: Context;
}

class Reader {
	readonly lines: OpenLine[];
	readonly #isPython: boolean;
	readonly #rules: readonly Rule[];
	readonly #lists: List[] = [];
	#line: OpenLine;

	constructor(isPython: boolean, rules: readonly Rule[]) {
		this.#isPython = isPython;
		this.#rules = rules;
		this.#line = this.#lineInside(false);
		this.lines = [this.#line];
	}

	read(tokens: Line, at: number, token: Token): void {
		if (token.type === "newline") {
			this.#line = this.#lineInside(this.#lists.at(-1)?.isList ?? false);
			this.lines.push(this.#line);
			return;
		}
		if (token.type === "open") this.#lists.push(this.#listAt(tokens, at));
		if (token.type === "close") this.#close();
		this.#line.tokens.push(token);
	}

	#lineInside(isInside: boolean): OpenLine {
		return { tokens: [], context: { isPython: this.#isPython, rules: this.#rules, isInside, endsList: false } };
	}

	#listAt(tokens: Line, at: number): List {
		const isPython = this.#isPython;
		const line = this.lines.length;
		return { isList: opensList(tokens, at, isPython), takesComma: takesComma(tokens, at, isPython), line };
	}

	/** What follows a bracket that opened on an earlier line is not inside it. */
	#close(): void {
		const list = this.#lists.pop();
		if (!list || list.line === this.lines.length) return;
		const isFirst = this.#line.tokens.every(({ type }) => type === "space");
		const before = this.lines.at(-2);
		if (isFirst && before) before.context = { ...before.context, endsList: list.takesComma };
		this.#line.context = { ...this.#line.context, isInside: false };
	}
}
