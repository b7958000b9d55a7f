import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { ArrayType, Snapshot, SnapshotHeader, StoredArray } from "./format.ts";
import { MAGIC, MAX_CHUNK, padding, SNAPSHOT_VERSION, UINT32 } from "./format.ts";
import { arraysOf } from "./segmentArrays.ts";

/** Writes a snapshot atomically: the file at `path` is complete or does not exist. */
export function writeSnapshot(path: string, snapshot: Snapshot): void {
	const arrays = snapshot.views.flatMap(({ segment, deleted }) => arraysOf(segment).concat(deleted ? [deleted] : []));
	const draft = `${path}.${process.pid}`;
	const file = openSync(draft, "w");
	try {
		writeAll(file, headerOf(snapshot, arrays), arrays);
		fsyncSync(file);
	} catch (error) {
		rmSync(draft, { force: true });
		throw error;
	} finally {
		closeSync(file);
	}
	renameSync(draft, path);
}

const headerOf = ({ generation, lastRowId, views }: Snapshot, arrays: readonly StoredArray[]): SnapshotHeader => ({
	version: SNAPSHOT_VERSION,
	generation,
	last: lastRowId,
	segments: views.map(({ segment, deleted }) => ({ count: segment.docCount, gone: deleted !== undefined })),
	arrays: arrays.map((array) => [array.constructor.name as ArrayType, array.length]),
});

function writeAll(file: number, header: SnapshotHeader, arrays: readonly StoredArray[]): void {
	const writer = new ChecksumWriter(file);
	const json = Buffer.from(JSON.stringify(header));
	for (const bytes of [Buffer.from(MAGIC), uint32(json.length), json]) writer.write(bytes);
	for (const array of arrays) {
		writer.write(new Uint8Array(padding(writer.position)));
		writer.write(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
	}
	writer.write(uint32(writer.checksum));
}

/** Writes bytes to a file, and sums them up. */
class ChecksumWriter {
	readonly #file: number;
	position = 0;
	checksum = 0;

	constructor(file: number) {
		this.#file = file;
	}

	write(bytes: Uint8Array): void {
		this.checksum = crc32(bytes, this.checksum);
		for (let from = 0; from < bytes.length;)
			from += writeSync(this.#file, bytes, from, Math.min(bytes.length - from, MAX_CHUNK));
		this.position += bytes.length;
	}
}

function uint32(number: number): Buffer {
	const bytes = Buffer.alloc(UINT32);
	bytes.writeUInt32LE(number);
	return bytes;
}
