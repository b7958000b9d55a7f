import { TemplateError } from "../errors.ts";
import { HOLE } from "./hole.ts";

/** Reads a template from start to end, and records the key of the place of each hole. */
export class Cursor {
	readonly source: string;
	at = 0;
	/** The key of the place of each hole so far, which the language chooses. */
	readonly keys: string[] = [];
	/** The positions of newlines inside quotes. */
	readonly hardNewlines: number[] = [];
	/** Whether the template ends in a comment that lasts to the end of the line. */
	open = false;
	readonly #language: string;

	constructor(language: string, source: string) {
		this.#language = language;
		this.source = source;
	}

	get done(): boolean {
		return this.at >= this.source.length;
	}

	get character(): string {
		return this.source[this.at] ?? "";
	}

	get previous(): string {
		return this.source[this.at - 1] ?? "";
	}

	get next(): string {
		return this.source[this.at + 1] ?? "";
	}

	/** The text on both sides of this hole and of adjacent ones: what would meet if they were all empty. */
	around(): readonly [before: string, after: string] {
		const before = this.source.slice(0, this.at).replace(/\ufdd0+$/, "");
		return [before, this.source.slice(this.at).replace(/^\ufdd0+/, "")];
	}

	sees(text: string): boolean {
		return this.source.startsWith(text, this.at);
	}

	/** Skips what a sticky pattern matches here. */
	take(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.at;
		const match = pattern.exec(this.source);
		if (match) this.at += match[0].length;
		return match ?? undefined;
	}

	/** Skips a hole in the place with a key. */
	hole(key: string): void {
		this.keys.push(key);
		this.at += HOLE.length;
	}

	/** An error at the position of the cursor. */
	problem(what: string): TemplateError {
		const before = this.source.slice(0, this.at);
		const line = this.source.split("\n")[before.split("\n").length - 1]!.trim();
		return new TemplateError(
			`${this.#language} template, line ${before.split("\n").length}: ${what}, in: ${line.replaceAll(HOLE, "${…}")}`,
		);
	}

	refuse(what: string): never {
		throw this.problem(what);
	}
}
