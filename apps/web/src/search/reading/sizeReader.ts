import { SIZES } from "@vitrine/model";
import type { WordReader } from "./reader.ts";
import type { Word } from "./words.ts";

/** Words before a number of parameters, and the side that they mean. */
const SIDES: Readonly<Record<string, "under" | "over">> = {
	under: "under",
	below: "under",
	"less than": "under",
	"fewer than": "under",
	"up to": "under",
	over: "over",
	above: "over",
	"more than": "over",
	"at least": "over",
};

/** `7b`: a number of parameters. */
export const BILLIONS = /^(\d{1,4}(?:\.\d{1,3})?)b$/;

/** `7b`, `under 8b`, `7b parameters`: the classes of size. A number alone may be part of a name. */
export const sizeReader: WordReader = (words, at) => {
	const [side, lead] = sideAt(words, at);
	const billions = BILLIONS.exec(words[at + lead]?.key ?? "")?.[1];
	if (billions === undefined) return undefined;
	const after = /^param(?:eter)?s?$/.test(words[at + lead + 1]?.key ?? "") ? 1 : 0;
	const values = sizesFor(Number(billions), side ?? "at");
	const isBare = side === undefined && after === 0;
	return { meaning: { of: "size", values }, length: lead + 1 + after, mayBeName: false, ...(isBare && { isBare }) };
};

function sideAt(words: readonly Word[], at: number): readonly [side: "under" | "over" | undefined, words: number] {
	const [one = "", two = ""] = [words[at]?.key, words[at + 1]?.key];
	for (const [phrase, length] of [
		[one, 1],
		[`${one} ${two}`, 2],
	] as const)
		if (Object.hasOwn(SIDES, phrase)) return [SIDES[phrase], length];
	return [undefined, 0];
}

/** The classes of size that hold, or lie below or above, a number of billions. */
function sizesFor(billions: number, side: "at" | "under" | "over"): readonly string[] {
	const parameters = billions * 1e9;
	const classes = SIZES.map(({ name, below }, at) => ({ name, above: SIZES[at - 1]?.below ?? 0, below }));
	if (side === "at") return classes.filter(({ above, below }) => parameters >= above && parameters < below).map(nameOf);
	if (side === "under") return classes.filter(({ above }) => above < parameters).map(nameOf);
	return classes.filter(({ below }) => below > parameters).map(nameOf);
}

const nameOf = ({ name }: { readonly name: string }): string => name;
