import { ANY, type Code, codeOf, type Making } from "../code.ts";
import { fittedPython } from "../marked.ts";
import { fingerprint, JOINED, runs } from "../shape.ts";

// What `parts.ts` makes, of Python whose layouts were computed when it was packed.

/** The code if the condition holds, else nothing (or `otherwise`); a line that becomes empty disappears. */
export const when = <L extends string>(condition: unknown, code: Code<L>, otherwise?: Code<L>): Code<L> =>
	condition ? code : (otherwise ?? joinedBy([], code.language, "", ""));

/** Each piece of code on its own line; empty ones are left out. */
export const lines = <L extends string>(codes: readonly Code<L>[]): Code<L> =>
	joinedBy(codes, codes[0]?.language ?? (ANY as L), "\n", `${JOINED}\n`);

function joinedBy<L extends string>(codes: readonly Code<L>[], language: L, separator: string, form: string): Code<L> {
	const kept = codes.filter((code) => !code.isEmpty);
	const making: Making = {
		shape: () => fingerprint([form, ...runs(kept.map(({ shape }) => shape))].join("\n")),
		body: (code) => code.indented(""),
		laid: () =>
			kept.every(({ laid }) => laid !== undefined) ? kept.map(({ laid }) => laid).join(separator) : undefined,
		printed: (code) => code.laid!.split("\n").map(fittedPython).join("\n"),
		remade: (code, change, refill) =>
			kept.length === 0
				? code
				: joinedBy(
						kept.map((one) => one.remade(change, refill)),
						language,
						separator,
						form,
					),
	};
	const text = kept.map((code) => code.indented("")).join(separator);
	return codeOf(language, text, making, { isOpen: kept.at(-1)?.isOpen, gaps: kept.flatMap((code) => code.gaps("")) });
}
