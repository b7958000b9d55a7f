import type { Language, Subject } from "./subject.ts";

/** A defect to plant; `plant` gives nothing where the text has no place for it. */
export interface Defect {
	readonly name: string;
	readonly languages: readonly Language[];
	plant(text: string, subject: Subject): string | undefined;
}
