import { CodeError } from "./errors.ts";

/**
 * The result of `build`. A `CodeError` is rethrown with the name of the field: `model.id: a shell word cannot contain …`.
 * The name may depend on the refused value (see `fieldOf`); an inner name is kept and follows the outer one.
 */
export function withField<T>(field: string | ((value: unknown) => string | undefined), build: () => T): T {
	try {
		return build();
	} catch (error) {
		if (!(error instanceof CodeError)) throw error;
		const name = typeof field === "string" ? field : error.field === undefined ? field(error.value) : undefined;
		throw named(error, name);
	}
}

function named(error: CodeError, name: string | undefined): CodeError {
	if (name === undefined) return error;
	const path = error.field === undefined ? name : pathOf(name, error.field);
	const better = new CodeError(error.where, error.problem, error.value, path);
	better.cause = error;
	return better;
}

const pathOf = (outer: string, inner: string): string => (inner.startsWith("[") ? outer + inner : `${outer}.${inner}`);

/**
 * The path of a refused value in a record of records and lists, such as `messages[0].content`: the field that equals
 * it, else the first string that contains it, else the longest string that it contains.
 */
export function fieldOf(input: unknown, value: unknown): string | undefined {
	const leaves = [...leavesOf(input, "")].filter((leaf) => leaf.path !== "");
	const equal = leaves.find((leaf) => Object.is(leaf.value, value));
	if (equal) return equal.path;
	const wanted = stringsOf(value).filter((text) => text !== "");
	const strings = leaves.filter((leaf): leaf is Leaf<string> => typeof leaf.value === "string" && leaf.value !== "");
	const around = strings.find((leaf) => wanted.some((text) => leaf.value.includes(text)));
	const within = strings.filter((leaf) => wanted.some((text) => text.includes(leaf.value)));
	return (around ?? within.toSorted((a, b) => b.value.length - a.value.length)[0])?.path;
}

interface Leaf<T = unknown> {
	readonly path: string;
	readonly value: T;
}

function* leavesOf(value: unknown, path: string): Generator<Leaf> {
	yield { path, value };
	if (typeof value !== "object" || value === null) return;
	const isList = Array.isArray(value);
	for (const [key, item] of Object.entries(value)) yield* leavesOf(item, stepInto(path, key, isList));
}

function stepInto(path: string, key: string, isList: boolean): string {
	if (isList) return `${path}[${key}]`;
	if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`;
	return path === "" ? key : `${path}.${key}`;
}

/** The strings of a refused value: the value, or the parts of a text. */
function stringsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	const parts: unknown = typeof value === "object" && value !== null && "parts" in value ? value.parts : [];
	return Array.isArray(parts) ? parts.filter((part) => typeof part === "string") : [];
}
