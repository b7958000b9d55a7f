import type { ModelRecord } from "@vitrine/model";

/**
 * The fields of a record that a text depends on, as paths: `id`, `config.peft.task_type`, `siblings[].rfilename`;
 * `tags:lora` for one tag, `tags[]` for all. Excludes parents of a field that was read, and fields only copied with
 * the record.
 */
export function readsOf(record: ModelRecord, make: (record: ModelRecord) => string): ReadonlySet<string> {
	const found: Found = { read: new Set(), copied: new Set() };
	const text = make(watched(record, "", found) as ModelRecord);
	const used = [...found.copied].filter((path) => make(without(record, path)) !== text);
	return innermost([...found.read, ...used]);
}

interface Found {
	readonly read: Set<string>;
	readonly copied: Set<string>;
}

/** The paths that no other path extends. */
export function innermost(paths: Iterable<string>): ReadonlySet<string> {
	const all = [...paths];
	return new Set(all.filter((path) => !all.some((other) => isInside(other, path))));
}

const isInside = (path: string, field: string): boolean =>
	path.startsWith(field) && /^[.[:]/.test(path.slice(field.length));

function watched(value: unknown, path: string, found: Found): unknown {
	if (typeof value !== "object" || value === null) return value;
	const step = (key: string): string => (path === "" ? key : `${path}.${key}`);
	const copying = new Set<string | symbol>();
	return new Proxy(value, {
		get(target, key) {
			const inner: unknown = Reflect.get(target, key);
			if (typeof key === "symbol") return inner;
			if (Array.isArray(target)) return fromList(target, key, path, found);
			found[copying.delete(key) ? "copied" : "read"].add(step(key));
			return watched(inner, step(key), found);
		},
		// `{ ...record }` reads the keys, then each value once.
		ownKeys(target) {
			const keys = Reflect.ownKeys(target);
			for (const key of keys) copying.add(key);
			return keys;
		},
	});
}

/** Records a read of a list: a membership test, its length or an item. */
function fromList(list: readonly unknown[], key: string, path: string, found: Found): unknown {
	if (key === "includes")
		return (wanted: unknown): boolean => {
			found.read.add(`${path}:${String(wanted)}`);
			return list.includes(wanted);
		};
	const inner: unknown = Reflect.get(list, key);
	if (key !== "length" && !/^\d+$/.test(key)) return inner;
	found.read.add(`${path}[]`);
	return watched(inner, `${path}[]`, found);
}

/** The record without the field at a path; a tag is toggled. */
export function without(record: ModelRecord, path: string): ModelRecord {
	// Every record has these fields.
	if (path === "id") return { ...record, id: "acme-other/another-name" };
	if (path === "tags") return { ...record, tags: [] };
	const [field = "", tag] = path.split(":");
	if (tag !== undefined) return { ...record, tags: toggled(record.tags, tag) };
	// A file needs a name.
	return taken(record, field.replace("siblings[].rfilename", "siblings").split(".")) as ModelRecord;
}

const toggled = (tags: readonly string[], tag: string): readonly string[] =>
	tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];

function taken(value: unknown, [step = "", ...rest]: readonly string[]): unknown {
	const name = step.replace("[]", "");
	if (typeof value !== "object" || value === null || !(name in value)) return value;
	const inner = (value as Readonly<Record<string, unknown>>)[name];
	const { [name]: _, ...others } = value as Readonly<Record<string, unknown>>;
	if (rest.length === 0) return step.endsWith("[]") ? { ...others, [name]: [] } : others;
	return { ...others, [name]: Array.isArray(inner) ? inner.map((item) => taken(item, rest)) : taken(inner, rest) };
}
