import { ANY, type Code, codeOf } from "./code.ts";
import { CodeError, TemplateError } from "./errors.ts";
import { united } from "./printing/imports.ts";
import { fixed, Made, wrapping } from "./made.ts";
import { NO_IMPORTS } from "./printing/noImports.ts";
import { NO_GAPS, together } from "./printing/gap.ts";
import { JOINED } from "./shape.ts";

const NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/**
 * A name from outside, such as a class to import; valid in every language. Throws a `CodeError` unless it is a dotted
 * name.
 */
export function ident<L extends string>(name: string): Code<L> {
	if (typeof name !== "string" || !NAME.test(name))
		throw new CodeError("a name", "anything but letters, digits, _ and dots between names", name);
	return codeOf(ANY as L, name, fixed(`name ${name}`));
}

/** The code if the condition holds, else nothing (or `otherwise`); a line that becomes empty disappears. */
export function when<L extends string>(condition: unknown, code: Code<L>, otherwise?: Code<L>): Code<L> {
	return condition ? code : (otherwise ?? codeOf(code.language, "", NOTHING));
}

const NOTHING = fixed("");

/** Each piece of code on its own line; empty ones are left out. */
export const lines = <L extends string>(codes: readonly Code<L>[]): Code<L> => joined(codes, "\n");

/**
 * Code under lines that are only comments, such as what a reader should do first. Comments change nothing, so its shape
 * is that of the code.
 */
export function commented<L extends string>(comments: readonly Code<L>[], code: Code<L>): Code<L> {
	for (const { body } of comments)
		if (!/^(?:#|\/\/)[^\n]*$/.test(body))
			throw new TemplateError(`a comment is a line of its own, not ${JSON.stringify(body)}`);
	if (comments.length === 0) return code;
	const { language, imports, isOpen } = code;
	const text = lines([...comments, code]).indented("");
	const making = wrapping(code, (other) => commented(comments, other as Code<L>));
	return codeOf(language, text, making, { imports, isOpen, gaps: code.gaps("") });
}

/**
 * The non-empty pieces of code with `separator` between them: white space and punctuation, or code for anything else.
 */
export function joined<L extends string>(codes: readonly Code<L>[], separator: string | Code<L>): Code<L> {
	const between = separatorText(separator);
	const kept = codes.filter((code) => !code.isEmpty);
	if (!between.startsWith("\n")) refuseOpen(kept);
	let text = "";
	let imports = NO_IMPORTS;
	let gaps = NO_GAPS;
	for (const code of kept) {
		text += (text === "" ? "" : between) + code.indented("");
		imports = united(imports, code.imports);
		gaps = together(gaps, code.gaps(""));
	}
	const again = (parts: readonly unknown[]): Code<L> => joined(parts as readonly Code<L>[], separator);
	const making = new Made(JOINED + between, kept, again);
	return codeOf(languageOf(codes), text, making, { imports, isOpen: kept.at(-1)?.isOpen, gaps });
}

/** After a comment at the end of a piece, the next piece would be part of the comment. */
function refuseOpen(codes: readonly Code[]): void {
	const open = codes.findIndex((code) => code.isOpen);
	if (open >= 0 && open < codes.length - 1)
		throw new TemplateError(`code that ends in a comment has text after it: ${codes[open]!.body}`);
}

function separatorText(separator: string | Code): string {
	if (typeof separator !== "string") return separator.indented("");
	if (!/^[\s,;.:|&+*/=\\-]*$/.test(separator))
		throw new TemplateError(`a separator is white space and punctuation, or code, not ${JSON.stringify(separator)}`);
	return separator;
}

/** The common language of all pieces; a name has none of its own. */
function languageOf<L extends string>(codes: readonly Code<L>[]): L {
	let found: string = ANY;
	for (const { language } of codes) {
		if (language === ANY || language === found) continue;
		if (found !== ANY) throw new TemplateError(`code of different languages joined: ${found}, ${language}`);
		found = language;
	}
	return found as L;
}
