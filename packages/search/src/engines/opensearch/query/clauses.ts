/** A query of OpenSearch, or a part of one. */
export type Clause = { readonly [kind: string]: object };

export const allOf = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
export const anyOf = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const hasTerm = (field: string, value: string | number): Clause => ({ term: { [field]: value } });
export const hasOneOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values } });
export const hasPrefix = (field: string, word: string): Clause => ({ prefix: { [field]: word } });
export const inRange = (field: string, bounds: object): Clause => ({ range: { [field]: bounds } });

/** The rows that are visible after a commit. */
export const visibleIn = (generation: number): Clause =>
	allOf([inRange("from", { lte: generation }), inRange("until", { gt: generation })]);
