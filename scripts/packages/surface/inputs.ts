import type { Surface } from "./read.ts";
import { parametersIn } from "./signature.ts";

/** The declared types that callers make: those in the parameters of functions, and what these consist of. */
export function inputTypes({ declarations }: Surface): ReadonlySet<string> {
	const declared = (text: string): readonly string[] =>
		(text.match(/[\w$]+/g) ?? []).filter((word) => isType(declarations.get(word)));
	const found = new Set([...declarations.values()].flat().flatMap(parametersIn).flatMap(declared));
	for (const name of found) for (const inner of declared((declarations.get(name) ?? []).join(" "))) found.add(inner);
	return found;
}

const isType = (lines: readonly string[] | undefined): boolean => /^(interface|type) /.test(lines?.[0] ?? "");
