import type { Description } from "./description.ts";
import { statedFacts } from "./statedFacts.ts";
import { type Kind, UNSTATED } from "./unstated/index.ts";

/** A fact of a library or an app as text, with what was read and the day. */
export interface DescribedFact {
	readonly name: "Licence" | "Languages" | "Platforms";
	/** Its value, or the sentence that says why there is none. */
	readonly text: string;
	readonly isStated: boolean;
	/** Absent if nothing was found that could state it. */
	readonly source?: string;
	readonly day: string;
}

/**
 * The licence, the languages and the platforms of a library or an app: what a source states, or a sentence that says why it is not known.
 *
 * @example
 * const elm = libraryOf("elm");
 * describedFacts("library", elm)[0]?.text; // "Its README names no licence."
 */
export function describedFacts(kind: Kind, entry: Entry): readonly DescribedFact[] {
	const stated = new Map(statedFacts(entry).map((fact) => [fact.name, { ...fact, isStated: true }]));
	return NAMES.flatMap((name) => stated.get(name) ?? unstatedFact(kind, name, entry) ?? []);
}

/** Where a fact was read, and when: `pypi:timm 1.0.31, read 2026-11-23`, or on which day it was looked for. */
export const whereRead = ({ source, day }: Pick<DescribedFact, "source" | "day">): string =>
	source === undefined ? `looked for on ${day}` : `${source}, read ${day}`;

type Entry = Description & { readonly key: string };
type Name = DescribedFact["name"];

const NAMES: readonly Name[] = ["Licence", "Languages", "Platforms"];
const FIELDS = { Licence: "licence", Languages: "languages", Platforms: "platforms" } as const;

function unstatedFact(kind: Kind, name: Name, { key }: Entry): DescribedFact | undefined {
	const unstated = UNSTATED[kind][FIELDS[name]][key];
	if (unstated === undefined) return undefined;
	const { why, ...read } = unstated;
	return { name, text: why, isStated: false, ...read };
}
