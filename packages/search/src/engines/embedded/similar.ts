import type { DatabaseSync } from "node:sqlite";
import { tokens } from "../../text.ts";
import { slotsLike } from "./segment/like.ts";
import type { Live } from "./segment/select.ts";
import { idOfModel } from "./statements.ts";

/** Candidates compared one by one, and tokens looked for: enough for an id, and bounded for anything else. */
const MOST = { candidates: 200, tokens: 40 };

/** Ids that share tokens with the one given, or have them but for an error; those that share the rarest first. */
export function idsLike(database: DatabaseSync, lives: readonly Live[], id: string): string[] {
	const wanted = tokens(id).slice(0, MOST.tokens);
	return lives
		.flatMap((live) => slotsLike(live, wanted, MOST.candidates).map((slot) => live.segment.models[slot]!))
		.map((model) => idOfModel(database, model));
}
