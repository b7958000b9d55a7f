import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { readAttribution } from "./attribution.ts";
import { contents, head, isGzip } from "./bytes.ts";
import { codeOf, reason, SourceError } from "./error.ts";
import { estimatedLines } from "./estimate.ts";
import { bounded, item, skip } from "./item.ts";
import { elements, type Ending, lines, type Piece, whole } from "./pieces.ts";
import type { Attributed, Attribution, Countable, Estimable, ReadOptions, Source, SourceItem } from "./source.ts";

/** Bytes of one record that are still read. */
const LONGEST = 16 * 1024 * 1024;
/** When this many lines from the first on are no JSON, the file is no dump of records. */
const PATIENCE = 100;

/**
 * A file of records as a hub's list API gives them: one JSON object a line, or one JSON list of them; plain or
 * compressed with gzip, told by its content. Throws SourceError when it cannot be read or is another kind of file.
 */
export async function openNdjson(path: string): Promise<Ndjson> {
	const location = resolve(path);
	const found = await stat(location).catch((error: unknown) => {
		throw new SourceError(location, codeOf(error) === "ENOENT" ? "there is no such file" : reason(error));
	});
	if (!found.isFile()) throw new SourceError(location, "is no file");
	const other = await knownAs(location);
	if (other !== undefined)
		throw new SourceError(location, `is a ${other} file; records are read from NDJSON, one JSON object a line`);
	return new Ndjson(location, found.size);
}

/** Files that people have instead, by how they begin. */
const KINDS: readonly { readonly name: string; readonly magic: string }[] = [
	{ name: "Parquet", magic: "PAR1" },
	{ name: "ZIP", magic: "PK" },
	{ name: "SQLite", magic: "SQLite format 3" },
	{ name: "GGUF", magic: "GGUF" },
	{ name: "Zstandard", magic: "(\xb5/\xfd" },
];

async function knownAs(path: string): Promise<string | undefined> {
	const start = Buffer.from(await head(path, 16)).toString("latin1");
	return KINDS.find(({ magic }) => start.startsWith(magic))?.name;
}

export class Ndjson implements Source, Countable, Estimable, Attributed {
	readonly kind = "ndjson";
	readonly location: string;
	readonly #size: number;

	constructor(location: string, size: number) {
		this.location = location;
		this.#size = size;
	}

	records(options: ReadOptions = {}): AsyncIterable<SourceItem> {
		return bounded(this.#items(), options);
	}

	/** The lines of a plain file that is small enough to read twice; of others nobody knows beforehand. */
	async count(): Promise<number | undefined> {
		if (this.#size > 256 * 1024 * 1024 || (await isGzip(this.location))) return undefined;
		let count = 0;
		for await (const { bytes } of await pieces(this.location, { open: false })) if (!isBlank(bytes)) count++;
		return count;
	}

	async estimate(): Promise<number | undefined> {
		return (await layoutOf(this.location)) === "lines" ? estimatedLines(this.location, this.#size) : undefined;
	}

	async attribution(): Promise<Attribution | undefined> {
		return readAttribution(dirname(this.location));
	}

	async *#items(): AsyncGenerator<SourceItem> {
		const end: Ending = { open: false };
		const misses = new Misses(this.location);
		for await (const { line, bytes } of await pieces(this.location, end)) {
			if (isBlank(bytes)) continue;
			const where = `${this.location}:${line}`;
			const value = bytes === undefined ? tooLong(where) : parsed(bytes, where);
			misses.note(value);
			yield "json" in value ? item(value.json, where) : value;
		}
		if (end.trailing !== undefined) yield skip(`${this.location}:${end.trailing}`, "follows the end of the JSON list");
		if (end.open) throw new SourceError(this.location, "the JSON list breaks off before its closing ]");
	}
}

/** Lines; or elements where the file is one JSON list; or the whole where it is one object, laid out over lines. */
async function pieces(path: string, end: Ending): Promise<AsyncIterable<Piece>> {
	const layout = await layoutOf(path);
	if (layout === "list") return elements(contents(path), LONGEST, end);
	return layout === "object" ? whole(contents(path), LONGEST) : lines(contents(path), LONGEST);
}

async function layoutOf(path: string): Promise<"lines" | "list" | "object"> {
	for await (const chunk of contents(path)) {
		const start = new TextDecoder().decode(chunk).trimStart();
		if (start === "") continue;
		const [first = "", ...more] = start.split("\n");
		if (first.trim() === "{") return "object";
		const alone = more.every((line) => line.trim() === "");
		return first.startsWith("[") && (alone || !isJson(first)) ? "list" : "lines";
	}
	return "lines";
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

type Read = { readonly json: unknown } | Extract<SourceItem, { skipped: unknown }>;

function parsed(bytes: Uint8Array, where: string): Read {
	try {
		return { json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
	} catch (error) {
		if (error instanceof TypeError) return refused(where, "is not UTF-8 text");
		return refused(
			where,
			`is not JSON (${reason(error)}); each line should be one object such as {"id": "owner/name"}`,
		);
	}
}

function tooLong(where: string): Read {
	return refused(where, `is longer than ${LONGEST / 1024 / 1024} MB; left out`);
}

function refused(where: string, message: string): Read {
	return skip(where, message) as Extract<SourceItem, { skipped: unknown }>;
}

function isBlank(bytes: Uint8Array | undefined): boolean {
	return bytes?.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) ?? false;
}

/** Gives up on a file of which nothing at all can be read. */
class Misses {
	readonly #location: string;
	#left = PATIENCE;

	constructor(location: string) {
		this.#location = location;
	}

	note(read: Read): void {
		if ("json" in read) this.#left = Number.POSITIVE_INFINITY;
		else if (--this.#left < 0)
			throw new SourceError(this.#location, `none of the first ${PATIENCE} lines is JSON; is this a file of records?`);
	}
}
