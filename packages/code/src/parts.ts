import { ANY, Code } from "./code.ts";

const NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** A name from outside, such as a class to import. Anything that is not a dotted name is refused. */
export function ident<L extends string>(name: string): Code<L> {
	if (!NAME.test(name)) throw new TypeError(`Not a name: ${JSON.stringify(name)}`);
	return new Code(ANY as L, name);
}

/** The code if the condition holds, else nothing; a line left with nothing disappears. */
export const when = <L extends string>(condition: unknown, code: Code<L>): Code<L> =>
	condition ? code : new Code(code.language, "");

/** Each piece of code on its own line; none of them leaves no line. */
export const lines = <L extends string>(codes: readonly Code<L>[]): Code<L> => joined(codes, "\n");

export const joined = <L extends string>(codes: readonly Code<L>[], separator: string): Code<L> =>
	new Code(
		codes[0]?.language ?? (ANY as L),
		codes.length > 0 ? codes.map((code) => code.indented("")).join(separator) : "",
	);
