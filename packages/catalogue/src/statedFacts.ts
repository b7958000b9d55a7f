import type { Description } from "./description.ts";

/** A stated fact as text, with its source and the day on which it was read. */
interface StatedFact {
	readonly name: "Licence" | "Languages" | "Platforms";
	readonly text: string;
	readonly source: string;
	readonly day: string;
}

/** The stated facts of a library or an app; unknown ones are left out. */
export function statedFacts({ licence, languages, platforms }: Description): readonly StatedFact[] {
	return [
		...(licence ? [{ ...licence, name: "Licence", text: licence.value } as const] : []),
		...(languages ? [{ ...languages, name: "Languages", text: languages.value.join(", ") } as const] : []),
		...(platforms ? [{ ...platforms, name: "Platforms", text: platforms.value.join(", ") } as const] : []),
	];
}
