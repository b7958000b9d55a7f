import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { wordCount } from "../bits/bits.ts";
import { Arena } from "../kernels/arena.ts";
import {
	ARRAY_TYPES,
	HEADER_START,
	MAGIC,
	MAX_CHUNK,
	padding,
	type PartHeader,
	SNAPSHOT_VERSION,
	type SnapshotHeader,
	type StoredArray,
	UINT32,
} from "./format.ts";

/** A part of the snapshot at `path` cannot be read, or not as it was written. */
export class DamagedSnapshot extends Error {
	readonly path: string;

	constructor(path: string) {
		super(`${path} is damaged`);
		this.path = path;
	}
}

/** Arrays of a snapshot, which are zeros until they are loaded. */
export interface StoredPart {
	readonly arrays: readonly StoredArray[];
	/** Reads the arrays unless this was done. Throws DamagedSnapshot. */
	readonly load: () => void;
}

/** An open snapshot file. */
export class SnapshotFile {
	readonly header: SnapshotHeader;
	readonly parts: readonly StoredPart[];
	readonly #path: string;
	readonly #file: number;
	#isOpen = true;
	#unread: number;

	/** Throws if the file is no snapshot, of another version or incomplete, or if its header is damaged. */
	constructor(path: string) {
		this.#path = path;
		this.#file = openSync(path, "r");
		try {
			const { header, end } = this.#readHeader();
			this.header = header;
			const { size } = fstatSync(this.#file);
			const spans = spansOf(header.parts, end);
			if (spans.end !== size) throw this.#damaged();
			const most = header.segments.reduce((most, { count }) => Math.max(most, count), 0);
			const buffer = Arena.of(size, wordCount(most))?.buffer ?? new ArrayBuffer(size);
			this.parts = header.parts.map((part, i) => this.#part(buffer, part, spans.starts[i]!));
			this.#unread = this.parts.length;
		} catch (error) {
			this.close();
			throw error;
		}
	}

	close(): void {
		if (this.#isOpen) closeSync(this.#file);
		this.#isOpen = false;
	}

	#readHeader(): { readonly header: SnapshotHeader; readonly end: number } {
		const first = Buffer.alloc(HEADER_START);
		this.#read(first, 0);
		if (first.toString("latin1", 0, MAGIC.length) !== MAGIC) throw this.#damaged();
		const length = first.readUInt32LE(MAGIC.length);
		if (HEADER_START + length > fstatSync(this.#file).size) throw this.#damaged();
		const json = Buffer.alloc(length);
		this.#read(json, HEADER_START);
		if (crc32(json) !== first.readUInt32LE(MAGIC.length + UINT32)) throw this.#damaged();
		const header = JSON.parse(json.toString()) as SnapshotHeader;
		if (header.version !== SNAPSHOT_VERSION)
			throw new Error(`${this.#path} has version ${header.version}, not ${SNAPSHOT_VERSION}`);
		return { header, end: HEADER_START + length };
	}

	#part(buffer: ArrayBuffer, { arrays, checksum }: PartHeader, start: number): StoredPart {
		let at = start;
		const views = arrays.map(([type, length]) => {
			const view = new ARRAY_TYPES[type](buffer, at, length);
			at += paddedBytes([type, length]);
			return view;
		});
		let isLoaded = false;
		const load = (): void => {
			if (isLoaded) return;
			if (!this.#isOpen) throw this.#damaged();
			const bytes = new Uint8Array(buffer, start, at - start);
			this.#read(bytes, start);
			if (crc32(bytes) !== checksum) throw this.#damaged();
			isLoaded = true;
			if (--this.#unread === 0) this.close();
		};
		return { arrays: views, load };
	}

	#read(into: Uint8Array, position: number): void {
		for (let at = 0; at < into.length;) {
			const read = readSync(this.#file, into, at, Math.min(into.length - at, MAX_CHUNK), position + at);
			if (read === 0) throw this.#damaged();
			at += read;
		}
	}

	#damaged(): DamagedSnapshot {
		return new DamagedSnapshot(this.#path);
	}
}

/** Where each part starts, and where the last one ends. */
function spansOf(
	parts: readonly PartHeader[],
	start: number,
): { readonly starts: readonly number[]; readonly end: number } {
	let end = start;
	const starts = parts.map(({ arrays }) => {
		const own = end;
		for (const array of arrays) end += paddedBytes(array);
		return own;
	});
	return { starts, end };
}

function paddedBytes([type, length]: PartHeader["arrays"][number]): number {
	const bytes = length * ARRAY_TYPES[type].BYTES_PER_ELEMENT;
	return bytes + padding(bytes);
}
