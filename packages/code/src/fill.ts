import { ANY, Code, codeOf, indent } from "./code.ts";
import { CodeError, TemplateError } from "./errors.ts";
import { withoutLine } from "./layout.ts";
import type { Place, Site } from "./place.ts";
import type { Template } from "./template.ts";
import { Constant, type Value } from "./value.ts";

/** What filling must know of a language. */
interface Language<L extends string> {
	readonly id: L;
	readonly name: string;
	readonly reserved?: ReadonlySet<string>;
}

/** Fills the holes of a template. */
export function fill<L extends string>(
	language: Language<L>,
	template: Template,
	holes: readonly (Value | Constant | Code<L>)[],
): Code<L> {
	const draft = new Draft(template);
	for (let i = 0; i < holes.length; i += 1) draft.write(language, holes[i]!);
	return codeOf(language.id, draft.text(), draft.imports, draft.isOpen(language), template.fixed, holes);
}

const NO_IMPORTS: readonly string[] = [];

/** A template being filled. */
class Draft implements Site {
	imports: readonly string[] = NO_IMPORTS;
	readonly #template: Template;
	/** What fills each hole so far. */
	readonly #written: string[] = [];
	/** The holes filled with code that ends in a comment. */
	#open: number[] | undefined;
	#vanishing = false;

	constructor(template: Template) {
		this.#template = template;
	}

	write(language: Language<string>, hole: Value | Constant | Code): void {
		const { place, margin } = this.#template.holes[this.#written.length]!;
		if (Code.isCode(hole)) return this.#writeCode(language, hole, place, margin);
		const written = place.write(hole instanceof Constant ? hole.value : hole, this);
		this.#written.push(place.bare ? indent(written, margin) : written);
	}

	#writeCode(language: Language<string>, code: Code, place: Place, margin: string): void {
		if (!place.bare)
			throw new TemplateError(`${language.name} template: code in ${place.name}, which holds values only`);
		const text = accepted(language, code).indented(margin);
		if (this.imports === NO_IMPORTS) this.imports = code.imports;
		else for (const statement of code.imports) this.need(statement);
		if (text === "") this.#vanishing = true;
		if (code.isOpen) (this.#open ??= []).push(this.#written.length);
		this.#written.push(text);
	}

	need(statement: string): void {
		if (!this.imports.includes(statement)) this.imports = [...this.imports, statement];
	}

	before(): string {
		const { parts } = this.#template;
		let text = parts[0]!;
		for (let i = 0; i < this.#written.length; i += 1) text += this.#written[i]! + parts[i + 1]!;
		return text;
	}

	text(): string {
		return this.#vanishing ? this.#withoutEmptyLines() : this.before();
	}

	#withoutEmptyLines(): string {
		const { parts, holes } = this.#template;
		let text = parts[0]!;
		for (let i = 0; i < holes.length;) {
			const { alone } = holes[i]!;
			const empty = alone > 0 && this.#written.slice(i, i + alone).every((written) => written === "");
			const end = empty ? i + alone : i + 1;
			text = empty ? withoutLine(text, parts[end]!) : text + this.#written[i]! + parts[end]!;
			i = end;
		}
		return text;
	}

	/** Whether the last line ends in a comment; refuses code after a comment on any other. */
	isOpen(language: Language<string>): boolean {
		let last = false;
		for (const hole of this.#open ?? []) {
			const rest = this.#after(hole);
			if (rest !== "" && !rest.startsWith("\n"))
				throw new TemplateError(`${language.name} template: code that ends in a comment has text after it: ${rest}`);
			last = rest === "";
		}
		return last || this.#template.open;
	}

	#after(hole: number): string {
		const { parts } = this.#template;
		return this.#written
			.slice(hole + 1)
			.reduce((text, written, i) => text + written + parts[hole + i + 2]!, parts[hole + 1]!);
	}
}

function accepted(language: Language<string>, code: Code): Code {
	if (code.language === ANY) {
		if (language.reserved?.has(code.body))
			throw new CodeError(`a ${language.name} name`, "a word of the grammar", code.body);
		return code;
	}
	if (code.language !== language.id)
		throw new TemplateError(`${code.language} code in a ${language.name} template (make it with the same tag)`);
	return code;
}
