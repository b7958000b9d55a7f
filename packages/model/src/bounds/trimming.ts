import type { LeftOut, ModelRecord } from "../record.ts";
import { isObject, shortened } from "../values.ts";
import { highestFiles } from "./highestFiles.ts";
import { RECORD_BOUNDS } from "./limits.ts";
import { longWords } from "./longWords.ts";
import { jsonBytes, measure } from "./measure.ts";

/** Bytes that the list of files keeps in a record that is too large; other fields get the rest. */
const FILES_BYTES = RECORD_BOUNDS.bytes / 2;
/** Members of an object that are left out one by one; with more, the whole object is. */
const MOST_MEMBERS = 8;
/** Parts that are named in `leftOut`; the others share its last entry. */
const MOST_NAMED = 50;
const OTHERS = "other fields";
/** Characters of a name in `leftOut`. */
const LONGEST_NAME = 40;
/** Bytes for `leftOut`. */
const RESERVED = 16 * 1024;

type Fields = Readonly<Record<string, unknown>>;

/** A record while parts of it are left out. */
export class Trimming {
	readonly #fields: Map<string, unknown>;
	readonly #leftOut: LeftOut[] = [];
	#bytes = 0;

	constructor(record: ModelRecord) {
		this.#fields = new Map(Object.entries(record));
		this.#fields.delete("leftOut");
		for (const name of longWords(record)) this.#drop(name, { reason: "size" });
		this.#leaveOutDeep();
		this.#bytes = jsonBytes(Object.fromEntries(this.#fields)) + RESERVED;
		this.#shortenFiles();
		this.#leaveOutLarge();
	}

	result(): ModelRecord {
		return { ...(Object.fromEntries(this.#fields) as ModelRecord), leftOut: this.#leftOut };
	}

	/** Fields that are nested too deeply, or only those of their members that are. */
	#leaveOutDeep(): void {
		for (const [name, value] of this.#fields) {
			if (!isDeep(value, 1)) continue;
			const deep = isObject(value) ? Object.keys(value).filter((key) => isDeep(value[key], 2)) : [];
			if (deep.length > MOST_MEMBERS || deep.length === 0) this.#drop(name, { reason: "depth" });
			else for (const key of deep) this.#dropMember(name, key, { reason: "depth" });
		}
	}

	/** Keeps the files of the highest folders, which have the weights and the settings. */
	#shortenFiles(): void {
		const files = this.#fields.get("siblings");
		if (this.#bytes <= RECORD_BOUNDS.bytes || !Array.isArray(files)) return;
		const bytes = jsonBytes(files);
		if (bytes <= FILES_BYTES) return;
		const kept = highestFiles(files, FILES_BYTES);
		this.#fields.set("siblings", kept);
		this.#note({
			field: "siblings",
			bytes: bytes - jsonBytes(kept),
			reason: "size",
			entries: files.length - kept.length,
		});
	}

	#leaveOutLarge(): void {
		for (const [name, value] of bySize(this.#fields)) {
			if (this.#bytes <= RECORD_BOUNDS.bytes) return;
			if (name === "id" || name === "siblings") continue;
			if (!isObject(value) || !this.#leaveOutMembers(name, value)) this.#drop(name, { reason: "size" });
		}
	}

	/** Leaves out the largest members of an object; false if that does not suffice. */
	#leaveOutMembers(name: string, value: Fields): boolean {
		const members = bySize(new Map(Object.entries(value))).slice(0, MOST_MEMBERS);
		const sum = members.reduce((total, [key]) => total + jsonBytes(value[key]), 0);
		if (this.#bytes - sum > RECORD_BOUNDS.bytes) return false;
		for (const [key] of members) if (this.#bytes > RECORD_BOUNDS.bytes) this.#dropMember(name, key, { reason: "size" });
		return true;
	}

	#drop(name: string, why: Pick<LeftOut, "reason">): void {
		const bytes = bytesOf(this.#fields.get(name));
		if (name === "tags") this.#fields.set(name, []);
		else this.#fields.delete(name);
		this.#note({ field: name, bytes, ...why });
	}

	#dropMember(name: string, key: string, why: Pick<LeftOut, "reason">): void {
		const { [key]: value, ...rest } = this.#fields.get(name) as Fields;
		this.#fields.set(name, rest);
		this.#note({ field: `${name}.${key}`, bytes: bytesOf(value), ...why });
	}

	#note(part: LeftOut): void {
		if (part.reason === "size") this.#bytes -= part.bytes;
		const last = this.#leftOut.at(-1);
		if (last === undefined || this.#leftOut.length < MOST_NAMED)
			this.#leftOut.push({ ...part, field: shortened(part.field, LONGEST_NAME) });
		else this.#leftOut[MOST_NAMED - 1] = { ...last, field: OTHERS, bytes: last.bytes + part.bytes };
	}
}

const isDeep = (value: unknown, level: number): boolean =>
	measure(value, RECORD_BOUNDS.levels - level).depth > RECORD_BOUNDS.levels - level;

/** Bytes of a value as JSON; an estimate for one that is nested too deeply to be written. */
function bytesOf(value: unknown): number {
	const { units, depth } = measure(value, Number.POSITIVE_INFINITY);
	return depth > RECORD_BOUNDS.levels ? units : jsonBytes(value);
}

/** Names and values, the largest first. */
function bySize(values: ReadonlyMap<string, unknown>): readonly [string, unknown][] {
	const sized = [...values].map((entry) => ({ entry, bytes: jsonBytes(entry[1]) }));
	return sized.sort((a, b) => b.bytes - a.bytes).map(({ entry }) => entry);
}
