import type { DatabaseSync } from "node:sqlite";
import { folded, squeezed } from "../../text.ts";
import { exactly } from "./matching.ts";
import { rows } from "./statements.ts";

/** Ends an expression for SQLite, and is in no id. */
const NUL = "\0";

/** Candidates compared one by one, and threes of letters looked for: enough for an id, and bounded for anything else. */
const MOST = { candidates: 100, threes: 64 };

/** Ids that share letters with the one given, three in a row, those that share the rarest first. */
export function idsLike(database: DatabaseSync, id: string): string[] {
	const wanted = [...new Set([folded(id).replaceAll(NUL, " "), squeezed(id)].flatMap(threes))].slice(0, MOST.threes);
	if (wanted.length === 0) return [];
	return rows(database, LIKE, [wanted.map(exactly).join(" OR "), MOST.candidates]).map((row) => row["id"] as string);
}

const LIKE = `
	SELECT models.id FROM letters JOIN models ON models.model = letters.rowid
	WHERE letters MATCH ? ORDER BY letters.rank LIMIT ?`;

function threes(text: string): string[] {
	const characters = [...text];
	return characters.slice(2).map((_, i) => characters.slice(i, i + 3).join(""));
}
