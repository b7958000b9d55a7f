import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { readAttribution } from "../attribution.ts";
import { isBlank, isGzip } from "../bytes.ts";
import { refused, SourceError } from "../error.ts";
import { bounded, item, skip } from "../item.ts";
import type { Attributed, Attribution, Countable, Estimable, ReadOptions, Source, SourceItem } from "../source.ts";
import type { Ending } from "./elements.ts";
import { estimatedLines } from "./estimate.ts";
import { otherFormat } from "./format.ts";
import { layoutOf, pieces } from "./layout.ts";
import { jsonOf } from "./record.ts";

/** A file whose first lines are not JSON, this many of them, is no dump of records. */
const PATIENCE = 100;
/** Bytes of the largest file that is read twice, to count its records first. */
const COUNTED = 256 * 1024 * 1024;

/**
 * A file of records in the fields of a hub's list API: one JSON object a line, or one JSON list; plain or gzip, by its
 * contents. Throws SourceError if it cannot be read or is in another format.
 */
export async function openNdjson(path: string): Promise<Ndjson> {
	const location = resolve(path);
	const found = await stat(location).catch((error: unknown) => {
		throw refused(location, "file", error);
	});
	if (!found.isFile()) throw new SourceError("not-a-file", location);
	const got = await otherFormat(location);
	if (got !== undefined) throw new SourceError("wrong-format", location, { got, expected: "NDJSON" });
	return new Ndjson(location, found.size);
}

class Ndjson implements Source, Countable, Estimable, Attributed {
	readonly kind = "ndjson";
	readonly location: string;
	readonly #size: number;

	constructor(location: string, size: number) {
		this.location = location;
		this.#size = size;
	}

	records(options: ReadOptions = {}): AsyncIterable<SourceItem> {
		return bounded(this.#items(options.signal), options);
	}

	/** Undefined for a file that is compressed or too large to be read twice. */
	async count(): Promise<number | undefined> {
		if (this.#size > COUNTED || (await isGzip(this.location))) return undefined;
		let count = 0;
		for await (const { bytes } of await pieces(this.location, { open: false }))
			if (bytes === undefined || !isBlank(bytes)) count++;
		return count;
	}

	async estimate(): Promise<number | undefined> {
		return (await layoutOf(this.location)) === "lines" ? estimatedLines(this.location, this.#size) : undefined;
	}

	async attribution(): Promise<Attribution | undefined> {
		return readAttribution(dirname(this.location));
	}

	async *#items(signal: AbortSignal | undefined): AsyncGenerator<SourceItem> {
		const end: Ending = { open: false };
		let patience = PATIENCE;
		for await (const { line, bytes } of await pieces(this.location, end, signal)) {
			if (bytes !== undefined && isBlank(bytes)) continue;
			const where = `${this.location}:${line}`;
			const value = jsonOf(bytes, where, LINE);
			patience = "json" in value ? Number.POSITIVE_INFINITY : patience - 1;
			if (patience < 0) throw new SourceError("no-json", this.location, { expected: String(PATIENCE) });
			yield "json" in value ? item(value.json, where) : value;
		}
		if (end.trailing !== undefined) yield skip("after-list", `${this.location}:${end.trailing}`);
		if (end.open) throw new SourceError("open-list", this.location);
	}
}

const LINE = 'each line should be one object such as {"id": "owner/name"}';
