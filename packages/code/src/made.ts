import { Code, type Making, type Refill } from "./code.ts";
import { TemplateError } from "./errors.ts";
import { printed } from "./printing/imports.ts";
import { wrapped } from "./language.ts";
import { softened } from "./printing/newlines.ts";
import { SAME, shapeOf } from "./shape.ts";

/** How code was made of parts: the input of its shape, and a way to remake it from other parts. */
export class Made implements Making {
	/** The fixed part: the fingerprint of a template, or how pieces were joined. */
	readonly #form: string;
	/** The values and code it was made from. */
	readonly #parts: readonly unknown[];
	/** The same code, made from other parts. */
	readonly #again: ((parts: readonly unknown[]) => Code) | undefined;

	constructor(form: string, parts: readonly unknown[], again?: (parts: readonly unknown[]) => Code) {
		this.#form = form;
		this.#parts = parts;
		this.#again = again;
	}

	shape(): string {
		return shapeOf(this.#form, this.#parts);
	}

	body(code: Code): string {
		return softened(whole(code));
	}

	printed(code: Code): string {
		const { language, imports } = code;
		return wrapped(language, softened(printed(language, imports, whole(code))));
	}

	remade(code: Code, change: (value: unknown) => unknown, refill?: Refill): Code {
		if (!this.#again) return code;
		return this.#again(this.#parts.map((part) => (Code.isCode(part) ? part.remade(change, refill) : change(part))));
	}
}

/** The text of code without gaps. */
function whole(code: Code): string {
	if (code.gaps("").length > 0) throw new TemplateError("code with gaps has no text");
	return code.indented("");
}

/** The origin of code that is not made from parts. */
export const fixed = (form: string): Making => new Made(form, []);

/** Code with the shape of its only piece, such as code under comments. */
export const wrapping = (code: Code, again: (code: Code) => Code): Making =>
	new Made(SAME, [code], ([part]) => again(part as Code));
