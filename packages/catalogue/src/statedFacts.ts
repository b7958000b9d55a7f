import type { Description, Stated } from "./description.ts";

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
		...(licence ? [factOf("Licence", licence, licence.value)] : []),
		...(languages ? [factOf("Languages", languages, languages.value.join(", "))] : []),
		...(platforms ? [factOf("Platforms", platforms, platforms.value.join(", "))] : []),
	];
}

const factOf = (name: StatedFact["name"], { source, day }: Stated<unknown>, text: string): StatedFact => ({
	name,
	text,
	source,
	day,
});
