import * as fc from "fast-check";

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Any Unicode character, as the unit of a string. fast-check calls it "binary", and keeps a table of all 1,112,064 of
 * them in each worker.
 */
export const character: fc.Arbitrary<string> = fc.nat(0x10ffff - SURROGATES).map(
	(at) => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES),
	(text) => {
		if (typeof text !== "string" || [...text].length !== 1 || !text.isWellFormed()) throw new Error("no character");
		const code = text.codePointAt(0)!;
		return code < FIRST_SURROGATE ? code : code - SURROGATES;
	},
);
