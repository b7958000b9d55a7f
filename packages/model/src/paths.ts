/** Where a value is in a record: keys and list positions from the outside in. */
export type Path = readonly PropertyKey[];

/** A path as text: `cardData.license[1]`. */
export function written(path: Path): string {
	return path
		.map((key, depth) => {
			if (typeof key === "number") return `[${key}]`;
			const name = String(key);
			if (!/^[\w-]+$/.test(name)) return `[${JSON.stringify(name)}]`;
			return depth === 0 ? name : `.${name}`;
		})
		.join("");
}

interface Cuts {
	/** Removes the whole value. */
	whole: boolean;
	readonly inside: Map<PropertyKey, Cuts>;
}

/**
 * The value without what the paths name. The rest is kept, by reference where nothing in it changed. A path to a missing
 * required field removes the object that lacks it.
 */
export function without(value: unknown, paths: readonly Path[]): unknown {
	const cuts: Cuts = { whole: false, inside: new Map() };
	for (const path of paths) mark(cuts, value, path);
	return cut(value, cuts);
}

function mark(cuts: Cuts, value: unknown, path: Path): void {
	let here = cuts;
	let inner = value;
	for (const key of path) {
		if (!has(inner, key)) break;
		inner = inner[key];
		const next = here.inside.get(key) ?? { whole: false, inside: new Map() };
		here.inside.set(key, next);
		here = next;
	}
	here.whole = true;
}

function cut(value: unknown, cuts: Cuts): unknown {
	if (Array.isArray(value))
		return value.flatMap((item, at) => (cuts.inside.get(at)?.whole ? [] : [inner(item, cuts, at)]));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([key]) => !cuts.inside.get(key)?.whole)
			.map(([key, item]) => [key, inner(item, cuts, key)]),
	);
}

function inner(value: unknown, cuts: Cuts, key: PropertyKey): unknown {
	const deeper = cuts.inside.get(key);
	return deeper === undefined ? value : cut(value, deeper);
}

function has(value: unknown, key: PropertyKey): value is Record<PropertyKey, unknown> {
	return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
