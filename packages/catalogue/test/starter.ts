import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../src/description.ts";

/** What a source states of a model. */
export interface ModelFacts {
	readonly parameters?: number | undefined;
	readonly bytes?: number | undefined;
	readonly licence?: string | undefined;
	readonly gated?: boolean | undefined;
}

const lines = readFileSync(join(import.meta.dirname, "../../../starter/models.ndjson"), "utf8")
	.trim()
	.split("\n");

const facts: ReadonlyMap<string, ModelFacts> = new Map(lines.map((line) => factsIn(JSON.parse(line))));

interface Line {
	readonly id: string;
	readonly cardData?: { readonly license?: string };
	readonly safetensors?: { readonly total?: number };
	readonly num_parameters?: number;
	readonly usedStorage?: number;
	readonly gated?: boolean;
}

function factsIn({ id, cardData, safetensors, num_parameters, usedStorage, gated }: Line): [string, ModelFacts] {
	const parameters = safetensors?.total ?? num_parameters;
	return [id, { parameters, bytes: usedStorage, licence: cardData?.license, gated: Boolean(gated) }];
}

/** The facts of a source that is a record of the starter; undefined if the starter has none. */
export const starterFacts = ({ source }: Source): ModelFacts | undefined =>
	facts.get(/^starter:(.*)/.exec(source)?.[1] ?? "");

/** Whether a source names a record of the starter. */
export const isStarter = ({ source }: Source): boolean => source.startsWith("starter:");
