import { CodeError } from "../errors.ts";

/** The value of an environment variable, read when the snippet runs. */
export class Env {
	readonly name: string;

	constructor(name: string) {
		if (!/^[A-Z][A-Z0-9_]*$/.test(name))
			throw new CodeError("the name of an environment variable", "anything but A-Z, 0-9 and _, a letter first", name);
		this.name = name;
	}
}

/** A string with environment variables, not yet in any language; made by the tag text`...`. */
export class Text {
	/** No two neighbours are both strings, and no string is empty. */
	readonly parts: readonly (string | Env)[];

	constructor(parts: readonly (string | Env)[]) {
		this.parts = parts;
	}
}

/**
 * The environment variable `name`, for a hole: a secret that the snippet reads but never contains.
 *
 * @example
 * String(py`token = ${env("HF_TOKEN")}`).endsWith('token = os.environ["HF_TOKEN"]'); // true
 */
export const env = (name: string): Env => new Env(name);

/** Composes a string from values that may be environment variables: text`Bearer ${env("HF_TOKEN")}`. */
export function text(strings: TemplateStringsArray, ...holes: (string | number | Env | Text)[]): string | Text {
	const parts: (string | Env)[] = [];
	let constant = true;
	for (let i = 0; i < strings.length; i += 1) {
		push(parts, strings[i]!);
		if (i === holes.length) break;
		for (const piece of piecesOf(holes[i]!)) {
			push(parts, piece);
			constant &&= typeof piece === "string";
		}
	}
	return constant ? parts.join("") : new Text(parts);
}

function piecesOf(hole: string | number | Env | Text): readonly (string | Env)[] {
	if (hole instanceof Text) return hole.parts;
	if (typeof hole === "string" || hole instanceof Env) return [hole];
	if (typeof hole === "number" && Number.isFinite(hole)) return [String(hole)];
	throw new CodeError("a text", "anything but strings, numbers and environment variables", hole);
}

function push(parts: (string | Env)[], piece: string | Env): void {
	const last = parts.at(-1);
	if (piece === "") return;
	if (typeof piece === "string" && typeof last === "string") parts[parts.length - 1] = last + piece;
	else parts.push(piece);
}
