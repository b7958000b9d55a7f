import type { Writer } from "../prepared.ts";
import { doubleQuoted, plain, refuseDashed, singleQuoted } from "./words.ts";

/** As a word, or a part of one. */
export const wordWriter: Writer = { key: "w", write: (value) => plain(value, false) };
/** In single quotes. */
export const singleWriter: Writer = { key: "'", write: singleQuoted };
/** In double quotes. */
export const doubleWriter: Writer = { key: '"', write: doubleQuoted };

/** The same at the start of a word that is an option if it starts with a dash. */
const first = ({ key, write }: Writer): Writer => ({
	key: `${key}-`,
	write(value, before) {
		if (value.startsWith("-")) refuseDashed(value, before());
		return write(value, before);
	},
});

export const firstWordWriter: Writer = /* @__PURE__ */ first(wordWriter);
export const firstSingleWriter: Writer = /* @__PURE__ */ first(singleWriter);
export const firstDoubleWriter: Writer = /* @__PURE__ */ first(doubleWriter);
