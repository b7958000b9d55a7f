import type { ModelRecord } from "@vitrine/model";
import type { LocalApp } from "../apps/shapes.ts";
import { choicesFor } from "./choices.ts";

/** The apps that can run a record's model, best first; see `choicesFor`. */
export function appsFor(record: ModelRecord): readonly LocalApp[] {
	return choicesFor(record).ways.flatMap((way) => (way.kind === "app" && way.fit !== "mismatch" ? [way.app] : []));
}
