import type { Writer } from "../prepared.ts";
import { escaped, type Quote, quoted } from "../values/quoting.ts";
import { LONG } from "./long.ts";

const inQuotes = (quote: Quote): Writer => ({ key: quote, write: (value) => escaped(value, quote, LONG) });

/** In double quotes. */
export const stringWriter: Writer = /* @__PURE__ */ inQuotes('"');
/** In single quotes. */
export const singleStringWriter: Writer = /* @__PURE__ */ inQuotes("'");
/** Among code. */
export const textWriter: Writer = { key: "", write: (value) => quoted(value, LONG) };

const inFormatted = (quote: Quote): Writer => ({
	key: `f${quote}`,
	write: (value) => escaped(value, quote, LONG).replace(/[{}]/g, "$&$&"),
});

/** In an f-string in double quotes. */
export const formattedWriter: Writer = /* @__PURE__ */ inFormatted('"');
/** In an f-string in single quotes. */
export const singleFormattedWriter: Writer = /* @__PURE__ */ inFormatted("'");
