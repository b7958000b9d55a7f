import { hash } from "node:crypto";
import type { ModelRecord } from "@vitrine/model";
import { filed } from "../../filed.ts";
import { LEAST } from "../../typos.ts";
import type { Facet, Row, Sort } from "../../shapes.ts";

/** A record as it is stored. Rows of one record follow each other: each is visible from a commit on, until another. */
export interface StoredRow extends FiledRow {
	/** The source it came from. */
	readonly source: string;
	/** Tells two versions of a record apart. */
	readonly digest: string;
	/** The import that brought it. */
	readonly load: string;
	/** The commit that makes it visible. */
	readonly from: number;
	/** The commit that takes it out; ALIVE while there is none. */
	readonly until: number;
}

/** What is read off a record alone. */
export interface FiledRow {
	readonly id: string;
	/** The record as JSON. */
	readonly record: string;
	/** All tokens it is found by. */
	readonly words: readonly string[];
	readonly idWords: readonly string[];
	/** The tokens of its id without their first letters: what begins one of these lies inside a token. */
	readonly idEnds: readonly string[];
	readonly names: readonly string[];
	readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
	readonly figures: Readonly<Partial<Record<Sort, number>>>;
}

/** Later than every commit. */
export const ALIVE = Number.MAX_SAFE_INTEGER;

/** Files a record. */
export function filedRow(record: ModelRecord, text: string = JSON.stringify(record)): FiledRow {
	const { facets, figures, idTokens, otherTokens, names } = filed(record);
	return {
		id: term(record.id),
		record: text,
		words: terms([...idTokens, ...otherTokens]),
		idWords: terms(idTokens),
		idEnds: terms(idTokens.flatMap(ends)),
		names: terms(names),
		facets: Object.fromEntries(
			Object.entries(facets).flatMap(([facet, values]) => (values.length === 0 ? [] : [[facet, terms(values)]])),
		),
		figures: Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null)),
	};
}

/** A record as text, and what tells this text from others. */
export function digested(record: ModelRecord): { readonly text: string; readonly digest: string } {
	const text = JSON.stringify(record);
	return { text, digest: hash("sha256", text, "base64url").slice(0, DIGEST) };
}

/** Characters of a digest that are kept: enough to tell two versions of a record apart. */
const DIGEST = 22;

/** The key of a record's row: any id fits, and a record has one row a commit. */
export const rowKey = (id: string, from: number): string => `${hash("sha256", id, "base64url")}.${from}`;

/** A stored row as readers get it. */
export const asRow = ({ record, source }: Pick<StoredRow, "record" | "source">): Row => ({
	record: JSON.parse(record) as ModelRecord,
	source,
});

/** A text as it is filed and asked for: OpenSearch takes up to 32,766 bytes, so the end of a longer one is only told apart. */
export function term(text: string): string {
	if (text.length <= LONGEST_TERM) return text;
	return `${text.slice(0, LONGEST_TERM)}${CUT}${hash("sha256", text, "hex")}`;
}

/** Whether a term stands for a longer text. */
export const isCut = (term: string): boolean => term.length > LONGEST_TERM;

const terms = (texts: readonly string[]): string[] => texts.map(term);
const LONGEST_TERM = 8000;
const CUT = "\0";

/** Longer words are not looked for at once. */
export const LONGEST_END = 24;

/** What follows each letter of a token, as far as a word may begin it; the whole token is looked for as it is. */
function ends(token: string): string[] {
	const letters = Array.from(token.slice(0, LONGEST_TERM));
	const found = new Set<string>();
	for (let at = 1; at <= letters.length - LEAST.inside; at++) found.add(letters.slice(at, at + LONGEST_END).join(""));
	return [...found];
}
