/** The size of a value, without recursion: a value may be nested deeper than the stack. */
interface Measured {
	/** UTF-16 units of all texts and names, with a constant for every other part: the JSON has at most six times as many bytes. */
	readonly units: number;
	/** Levels of lists and objects; counted to one beyond `most`. */
	readonly depth: number;
}

/** Units of a number, a literal, or the punctuation of a part. */
const PART = 5;

/** Measures a value of parsed JSON, down to one level below `most`. */
export function measure(value: unknown, most: number): Measured {
	let units = 0;
	let depth = 0;
	for (let level: readonly unknown[] = [value]; level.length > 0;) {
		const below: unknown[] = [];
		let holds = 0;
		for (const part of level) {
			units += PART;
			if (typeof part === "string") units += part.length;
			if (typeof part !== "object" || part === null) continue;
			holds = 1;
			units += Array.isArray(part) ? 0 : namesOf(part);
			for (const member of Object.values(part)) below.push(member);
		}
		depth += holds;
		level = depth > most ? [] : below;
	}
	return { units, depth };
}

const namesOf = (object: object): number => Object.keys(object).reduce((sum, name) => sum + name.length, 0);

/** Bytes of a value as JSON. The value must not be nested deeper than the stack. */
export function jsonBytes(value: unknown): number {
	return new TextEncoder().encode(JSON.stringify(value) ?? "").length;
}
