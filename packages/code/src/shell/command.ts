import { HOLE } from "../reading/hole.ts";
import { MAY_BE_OPTION } from "./places.ts";

const OPTION = /^-[^=\ufdd0]+$/;

/** The words of one command so far. */
export class Command {
	/** The current word without its quotes; undefined between words. */
	text: string | undefined;
	#previous = "";
	#count = 0;
	#optionsEnded = false;

	add(text: string): void {
		this.text = (this.text ?? "") + text;
	}

	endWord(): void {
		if (this.text === undefined) return;
		this.#previous = this.text;
		this.#count += 1;
		this.#optionsEnded ||= this.text === "--";
		this.text = undefined;
	}

	/** Ends the word; the next one is the file of a redirection. */
	redirect(): void {
		this.endWord();
		this.#previous = ">";
	}

	end(): void {
		this.text = undefined;
		this.#previous = "";
		this.#count = 0;
		this.#optionsEnded = false;
	}

	/** What matters of the position of a hole here, for the key of its place; `quoted` is the text since the quotes were opened. */
	position(quoted = ""): string {
		const opens = isEmpty((this.text ?? "") + quoted);
		const isShielded = this.#optionsEnded || this.#previous === ">" || OPTION.test(this.#previous);
		return opens && !isShielded ? MAY_BE_OPTION : "";
	}

	/** Whether a bare word could have a special meaning here: a reserved word, an assignment, a pattern. */
	get isSpecial(): boolean {
		const word = this.text ?? "";
		return word.includes("{") || (this.#count === 0 && isEmpty(word));
	}
}

const isEmpty = (word: string): boolean => word.replaceAll(HOLE, "") === "";
