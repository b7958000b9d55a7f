import type { ModelRecord } from "@vitrine/model";
import type { LocalApp } from "../apps/shapes.ts";
import { choicesFor } from "./choices.ts";
import type { AppWay, Way } from "./ways.ts";

/** The apps that can run a record's model, best first; see `choicesFor`. */
export function appsFor(record: ModelRecord): readonly LocalApp[] {
	return choicesFor(record)
		.ways.filter(isOfApp)
		.map(({ app }) => app);
}

const isOfApp = (way: Way): way is AppWay => way.kind === "app" && way.fit !== "mismatch";
