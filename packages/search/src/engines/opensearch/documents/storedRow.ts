import { hash } from "node:crypto";
import type { ModelRecord } from "@vitrine/model";
import type { Facet, Sort } from "../../../api/fields.ts";
import type { Row } from "../../../api/page.ts";
import { indexedDocument } from "../../../indexing/catalogueIndexer.ts";
import { MIN_LETTERS } from "../../../text/typos.ts";
import { storedRow } from "../../shared/storedRow.ts";
import { LONGEST_TERM, storedTerm } from "./terms.ts";

/** A record as it is stored. A changed record gets a new row: each row is visible from one commit until another. */
export interface StoredRow extends IndexedFields {
	/** The id of the source that it was imported from. */
	readonly source: string;
	readonly digest: string;
	/** The import that wrote it. */
	readonly load: string;
	/** The commit that makes it visible. */
	readonly from: number;
	/** The commit that deletes it; NOT_DELETED if there is none. */
	readonly until: number;
}

/** The fields that are derived from the record; their names are those of existing clusters. */
interface IndexedFields {
	readonly id: string;
	/** The record as JSON. */
	readonly record: string;
	/** All tokens. */
	readonly words: readonly string[];
	/** The tokens of the id. */
	readonly idWords: readonly string[];
	/** The tokens of the id without their first letters: a word inside a token is a prefix of one of these. */
	readonly idEnds: readonly string[];
	readonly names: readonly string[];
	readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
	/** The numeric fields that are known. */
	readonly figures: Readonly<Partial<Record<Sort, number>>>;
}

/** Later than every commit. */
export const NOT_DELETED = Number.MAX_SAFE_INTEGER;

/** The fields of a record of a source; `text` is its JSON. */
export function indexedFields(
	record: ModelRecord,
	source: string,
	text: string = JSON.stringify(record),
): IndexedFields {
	const { facets, numericFields, idTokens, otherTokens, names } = indexedDocument(record, source);
	return {
		id: storedTerm(record.id),
		record: text,
		words: storedTerms([...idTokens, ...otherTokens]),
		idWords: storedTerms(idTokens),
		idEnds: storedTerms(idTokens.flatMap(tokenEnds)),
		names: storedTerms(names.filter((name) => name !== undefined)),
		facets: Object.fromEntries(
			Object.entries(facets).flatMap(([facet, values]) => (values.length === 0 ? [] : [[facet, storedTerms(values)]])),
		),
		figures: Object.fromEntries(Object.entries(numericFields).filter(([, value]) => value !== null)),
	};
}

const storedTerms = (texts: readonly string[]): string[] => texts.map(storedTerm);

/** A record as JSON, and the digest by which changes are noticed. */
export function recordWithDigest(record: ModelRecord): { readonly text: string; readonly digest: string } {
	const text = JSON.stringify(record);
	return { text, digest: hash("sha256", text, "base64url").slice(0, DIGEST_LENGTH) };
}

/** Characters of a digest that are stored. */
const DIGEST_LENGTH = 22;

/** The key of a record's row, short for any id; a record has at most one row per commit. */
export const rowKey = (id: string, from: number): string => `${hash("sha256", id, "base64url")}.${from}`;

/** A stored row as readers get it. */
export const boundedRow = ({ record, source }: Pick<StoredRow, "record" | "source">): Row => storedRow(record, source);

/** A stored row with its whole record. */
export const readRow = ({ record, source }: Pick<StoredRow, "record" | "source">): Row => ({
	record: JSON.parse(record) as ModelRecord,
	source,
});

/** Letters of a token end that are stored; longer words need a pattern. */
export const MAX_END_LETTERS = 24;

/** The ends of a token after each letter, shortened, that are long enough to be matched inside tokens. */
function tokenEnds(token: string): string[] {
	const letters = Array.from(token.slice(0, LONGEST_TERM));
	const starts = Array.from({ length: Math.max(0, letters.length - MIN_LETTERS.infix) }, (_, at) => at + 1);
	return [...new Set(starts.map((at) => letters.slice(at, at + MAX_END_LETTERS).join("")))];
}
