/** A query of OpenSearch, or a part of one. */
export type Clause = { readonly [kind: string]: object };

export const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
export const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const has = (field: string, value: string | number): Clause => ({ term: { [field]: value } });
export const hasOneOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values } });
export const begins = (field: string, word: string): Clause => ({ prefix: { [field]: word } });
export const between = (field: string, bounds: object): Clause => ({ range: { [field]: bounds } });
export const NOTHING: Clause = { match_none: {} };

/** The rows that a commit shows. */
export const visible = (generation: number): Clause =>
	all([between("from", { lte: generation }), between("until", { gt: generation })]);

/** Tells whether a word may be a token of an id. */
export type IsToken = (word: string) => boolean;
