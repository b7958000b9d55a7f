import type { ModelRecord } from "@vitrine/model";
import { libraryWays } from "./choices/choices.ts";
import type { Library } from "./shapes.ts";

/** The libraries that load a record, best first; see `choicesFor`. */
export function librariesFor(record: ModelRecord): readonly Library[] {
	return libraryWays(record).map(({ library }) => library);
}
