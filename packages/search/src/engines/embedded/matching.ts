import type { DatabaseSync } from "node:sqlite";
import type { CheckedQuery } from "../../query.ts";
import { squeezed } from "../../text.ts";
import type { Columns } from "./columns.ts";
import { numbers } from "./statements.ts";

/** How closely each slot matches a text: its tier, 0 the closest, or NO_MATCH. */
export type Closeness = Uint8Array;

export const NO_MATCH = 255;

/** The text is the name; its words are words of the id; they begin words of the id; they are found anywhere else. */
export const TIERS = { name: 0, words: 1, beginnings: 2, anywhere: 3 } as const;

/** What the query's text matches; undefined where it has none, so that everything does. */
export function matching(database: DatabaseSync, columns: Columns, query: CheckedQuery): Closeness | undefined {
	if (query.text === "") return undefined;
	const closeness: Closeness = new Uint8Array(columns.models.length).fill(NO_MATCH);
	if (query.words.length === 0) return closeness;
	const mark = (tier: number, models: readonly number[]): void => {
		for (const model of models) closeness[columns.slots[model]!] = tier;
	};
	const found = withWords(database, all(query.words.map(beginning)));
	mark(TIERS.anywhere, found.length > 0 ? found : withLetters(database, query.words));
	if (query.sort !== "match" || found.length === 0) return closeness;
	mark(TIERS.beginnings, withWords(database, inId(all(query.words.map(beginning)))));
	mark(TIERS.words, withWords(database, inId(all(query.words.map(exactly)))));
	mark(TIERS.name, withWords(database, inId(exactly(nameToken(squeezed(query.text))))));
	return closeness;
}

/** A token that no word of a question can begin: it stands for the whole name of a model. */
export const nameToken = (name: string): string => `=${name}`;

/** Models that have each word as the beginning of a token, or as letters anywhere in their id. */
function withLetters(database: DatabaseSync, words: readonly string[]): number[] {
	const [first, ...others] = words.map(
		(word) => new Set([...withWords(database, beginning(word)), ...inside(database, word)]),
	);
	return [...others.reduce((left, right) => left.intersection(right), first!)];
}

function inside(database: DatabaseSync, word: string): number[] {
	if ([...word].length < 3) return [];
	return numbers(database, "SELECT rowid FROM letters WHERE letters MATCH ?", [exactly(word)]);
}

function withWords(database: DatabaseSync, expression: string): number[] {
	return numbers(database, "SELECT rowid FROM words WHERE words MATCH ?", [expression]);
}

/** In quotes nothing is an operator; a quote inside is doubled. */
export const exactly = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const beginning = (word: string): string => `${exactly(word)}*`;
const all = (expressions: readonly string[]): string => expressions.join(" AND ");
const inId = (expression: string): string => `{id} : (${expression})`;
