import { ANY, Code, codeOf } from "./code.ts";
import { CodeError, TemplateError } from "./errors.ts";
import { united } from "./imports.ts";

const NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** A name from outside, such as a class to import: fits in every language. Throws a `CodeError` for what is no dotted name. */
export function ident<L extends string>(name: string): Code<L> {
	if (typeof name !== "string" || !NAME.test(name))
		throw new CodeError("a name", "anything but letters, digits, _ and dots between names", name);
	return codeOf(ANY as L, name);
}

/** The code if the condition holds, else nothing (or `otherwise`); a line left with nothing disappears. */
export function when<L extends string>(condition: unknown, code: Code<L>, otherwise?: Code<L>): Code<L> {
	return condition ? code : (otherwise ?? codeOf(code.language, ""));
}

/** Each piece of code on its own line; empty ones leave no line. */
export const lines = <L extends string>(codes: readonly Code<L>[]): Code<L> => joined(codes, "\n");

/**
 * The pieces of code that are not empty, with `separator` between them: white space and punctuation,
 * or code for anything else.
 */
export function joined<L extends string>(codes: readonly Code<L>[], separator: string | Code<L>): Code<L> {
	const between = separatorText(separator);
	const kept = codes.filter((code) => !code.isEmpty);
	const open = kept.findIndex((code) => code.isOpen);
	if (open >= 0 && open < kept.length - 1 && !between.startsWith("\n"))
		throw new TemplateError(`code that ends in a comment has text after it: ${kept[open]!.body}`);
	return codeOf(
		languageOf(codes),
		kept.map((code) => code.indented("")).join(between),
		united(codes.map((code) => code.imports)),
		kept.at(-1)?.isOpen ?? false,
	);
}

function separatorText(separator: string | Code): string {
	if (typeof separator !== "string") return separator.indented("");
	if (!/^[\s,;.:|&+*/=\\-]*$/.test(separator))
		throw new TemplateError(`a separator is white space and punctuation, or code, not ${JSON.stringify(separator)}`);
	return separator;
}

/** The one language of all pieces; a name has none of its own. */
function languageOf<L extends string>(codes: readonly Code<L>[]): L {
	const languages = new Set(codes.map((code) => code.language).filter((language) => language !== ANY));
	if (languages.size > 1) throw new TemplateError(`code of many languages joined: ${[...languages].join(", ")}`);
	return [...languages][0] ?? (ANY as L);
}
