/** What a template may hold besides code: anything JSON can say, and the two things it cannot. */
export type Value =
	| string
	| number
	| boolean
	| null
	| Env
	| Text
	| readonly Value[]
	| { readonly [key: string]: Value };

/** The value of an environment variable, read when the snippet runs. */
export class Env {
	readonly name: string;

	constructor(name: string) {
		if (!/^[A-Z][A-Z0-9_]*$/.test(name)) throw new TypeError(`Not an environment variable: ${name}`);
		this.name = name;
	}
}

/** A string with environment variables in it, in no language yet; the tag text`...` makes one. */
export class Text {
	readonly parts: readonly (string | Env)[];

	constructor(parts: readonly (string | Env)[]) {
		this.parts = parts;
	}
}

export const env = (name: string): Env => new Env(name);

export function text(strings: TemplateStringsArray, ...holes: (string | Env | Text)[]): string | Text {
	const parts = strings.flatMap((part, i) => [part, ...partsOf(holes[i])]);
	return parts.every((part) => typeof part === "string") ? parts.join("") : new Text(parts);
}

function partsOf(hole: string | Env | Text | undefined): readonly (string | Env)[] {
	if (hole === undefined) return [];
	return hole instanceof Text ? hole.parts : [hole];
}
