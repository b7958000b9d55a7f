import type { ModelRecord } from "@vitrine/model";
import type { LocalApp } from "../apps/shapes.ts";
import { appWays, type Choices, choicesFor } from "./choices.ts";
import type { AppWay, Way } from "./ways.ts";

/** The apps that can run a record's model, best first; see `choicesFor`. */
export function appsFor(record: ModelRecord): readonly LocalApp[] {
	return appsIn(choicesFor(record));
}

/** The apps among choices that can run the model, best first. */
export function appsIn({ ways }: Choices): readonly LocalApp[] {
	return ways.filter(isOfApp).map(({ app }) => app);
}

/** The apps that can run a record's model, best first, each with its reason. */
export function appWaysFor(record: ModelRecord): readonly AppWay[] {
	return choicesFor(record).ways.filter(isOfApp);
}

/** The keys of the same apps, in no order, in less time: for an index of many records. */
export function appKeysFor(record: ModelRecord): readonly string[] {
	return appWays(record).flatMap(({ key, fit }) => (fit === "mismatch" ? [] : [key]));
}

const isOfApp = (way: Way): way is AppWay => way.kind === "app" && way.fit !== "mismatch";
