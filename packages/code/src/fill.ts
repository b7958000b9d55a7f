import { ANY, Code, codeOf } from "./code.ts";
import { CodeError, TemplateError } from "./errors.ts";
import { united, withImport } from "./printing/imports.ts";
import { Gap, MARK, NO_GAPS, type PlacedGap, together } from "./printing/gap.ts";
import { Made } from "./made.ts";
import { NO_IMPORTS } from "./printing/noImports.ts";
import type { Language } from "./language.ts";
import type { Site } from "./place.ts";
import type { TemplateHole, Template } from "./template.ts";
import { Constant, type Value } from "./value.ts";

/** Fills the holes of a template in order. */
export function fill<L extends string>(
	language: Language<L>,
	template: Template,
	holes: readonly (Value | Constant | Gap | Code<L>)[],
): Code<L> {
	const draft = new Draft(language, template.parts[0]!);
	for (let i = 0; i < holes.length;) {
		const end = i + vanishing(template.holes[i]!, holes, i);
		if (end > i) draft.dropLine(holes, i, end, template.parts[end]!);
		else draft.write(template.holes[i]!, holes[i]!, template.parts[i + 1]!);
		i = end > i ? end : i + 1;
	}
	const isOpen = draft.isOpen || template.open;
	const again = (parts: readonly unknown[]): Code<L> => fill(language, template, parts as typeof holes);
	const making = new Made(template.fixed, holes, again);
	return codeOf(language.id, draft.before(), making, { imports: draft.imports, isOpen, gaps: draft.gaps });
}

/** The number of holes from here that make up a line which disappears, because all of them are empty. */
function vanishing({ alone }: TemplateHole, holes: readonly unknown[], at: number): number {
	for (let i = at; i < at + alone; i += 1) {
		const hole = holes[i];
		if (!Code.isCode(hole) || !hole.isEmpty) return 0;
	}
	return alone;
}

/** Code while it is being written. */
class Draft implements Site {
	imports: readonly string[] = NO_IMPORTS;
	/** Present if values are read from the input of a pattern. */
	gaps: readonly PlacedGap[] = NO_GAPS;
	/** Whether the last piece written is a comment that lasts to the end of the line. */
	isOpen = false;
	readonly #language: Language;
	#text = "";
	/** The part of the template after the text; one of its lines may still be removed. */
	#part: string;

	constructor(language: Language, part: string) {
		this.#language = language;
		this.#part = part;
	}

	/** Fills a hole, which is followed by `part` of the template. */
	write({ place, margin }: TemplateHole, hole: Value | Constant | Gap | Code, part: string): void {
		if (hole instanceof Gap) {
			this.gaps = [...this.gaps, { gap: hole, place, margin, outer: "" }];
			this.#add(MARK, part);
			return;
		}
		if (!Code.isCode(hole)) {
			const value = hole instanceof Constant ? hole.value : hole;
			this.#add(place.write(value, this, margin), part);
			return;
		}
		if (!place.bare)
			throw new TemplateError(`${this.#language.name} template: code in ${place.name}, which takes only values`);
		this.#take(hole);
		this.gaps = together(this.gaps, hole.gaps(margin));
		this.#add(hole.indented(margin), part);
		if (hole.isOpen) this.#endComment(part);
	}

	/** Removes the line of the holes from `start` to `end`, which is followed by `part`. */
	dropLine(holes: readonly unknown[], start: number, end: number, part: string): void {
		for (let i = start; i < end; i += 1) this.#take(holes[i] as Code);
		this.#part = this.#language.withoutLine!(this.#text, this.#part, part);
		if (this.#part === "" && part === "") this.#text = this.#text.replace(/\n+$/, "");
	}

	need(statement: string): void {
		this.imports = withImport(this.imports, statement);
	}

	before(): string {
		return this.#text + this.#part;
	}

	#take(code: Code): void {
		refuseForeign(this.#language, code);
		this.imports = united(this.imports, code.imports);
	}

	#add(written: string, part: string): void {
		this.#text += this.#part + written;
		this.#part = part;
		if (this.isOpen) this.#endComment(written + part);
	}

	/** Text after a comment needs a new line. */
	#endComment(rest: string): void {
		if (rest !== "" && !rest.startsWith("\n"))
			throw new TemplateError(
				`${this.#language.name} template: code that ends in a comment has text after it: ${rest}`,
			);
		this.isOpen = rest === "";
	}
}

function refuseForeign({ id, name, reserved }: Language, code: Code): void {
	if (code.language === id) return;
	if (code.language !== ANY)
		throw new TemplateError(`${code.language} code in a ${name} template (make it with the same tag)`);
	if (reserved?.has(code.body)) throw new CodeError(`a ${name} name`, "a keyword", code.body);
}
