import type { VisibleTo } from "../../../api/searchIndex.ts";
import { storedTerm } from "../documents/terms.ts";

/** A query of OpenSearch, or a part of one. */
export type Clause = { readonly [kind: string]: object };

export const allOf = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
export const anyOf = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const hasTerm = (field: string, value: string | number): Clause => ({ term: { [field]: value } });
export const hasOneOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values } });
export const hasPrefix = (field: string, word: string): Clause => ({ prefix: { [field]: word } });
export const inRange = (field: string, bounds: object): Clause => ({ range: { [field]: bounds } });

/** The rows that a reader sees after a commit. */
export const visibleIn = (generation: number, visibleTo: VisibleTo = "*"): Clause =>
	allOf([
		inRange("from", { lte: generation }),
		inRange("until", { gt: generation }),
		...(visibleTo === "*" ? [] : [isPublicOr(visibleTo)]),
	]);

const isPublicOr = (owners: readonly string[]): Clause =>
	anyOf([{ bool: { must_not: [{ exists: { field: PRIVATE } }] } }, hasOneOf(PRIVATE, owners.map(storedTerm))]);

const PRIVATE = "facets.private";
