import type { Cursor } from "../reading/cursor.ts";
import { HOLE } from "../reading/hole.ts";
import { bareKey } from "../reading/expression.ts";
import { readComment, readQuotes } from "../reading/region.ts";
import { COMMENT } from "./places.ts";
import { quotesOf } from "./quotes.ts";

const STRING = /([\p{L}\p{N}_]*)("""|'''|"|')/uy;
const WORD = /[\p{L}\p{N}_]+/uy;

/** Reads a Python template. */
export function scan(cursor: Cursor): void {
	while (!cursor.done) {
		if (cursor.character === HOLE) cursor.hole(bareKey(cursor));
		else if (cursor.character === "#") readComment(cursor, "\n", COMMENT);
		else if (!readString(cursor) && !cursor.take(WORD)) cursor.at += 1;
	}
}

function readString(cursor: Cursor): boolean {
	const afterHole = cursor.previous === HOLE;
	const opening = cursor.take(STRING);
	if (opening && afterHole) cursor.refuse("quotes directly after a hole, which could become their prefix");
	if (opening) readQuotes(cursor, quotesOf(cursor, opening[1]!.toLowerCase(), opening[2]!));
	return opening !== undefined;
}
