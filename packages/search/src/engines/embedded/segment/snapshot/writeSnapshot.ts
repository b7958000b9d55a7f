import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { ArrayType, PartHeader, Snapshot, SnapshotHeader, StoredArray } from "./format.ts";
import { HEADER_START, MAGIC, MAX_CHUNK, padding, SNAPSHOT_VERSION, UINT32 } from "./format.ts";
import { partsOf } from "./segmentArrays.ts";

/** Writes a snapshot atomically: the file at `path` is complete or does not exist. */
export function writeSnapshot(path: string, snapshot: Snapshot): void {
	const parts = snapshot.views.flatMap(({ segment, deleted }) => partsOf(segment).concat(deleted ? [[deleted]] : []));
	const draft = `${path}.${process.pid}`;
	const file = openSync(draft, "w");
	try {
		writeAll(file, headerOf(snapshot, parts), parts);
		fsyncSync(file);
	} catch (error) {
		rmSync(draft, { force: true });
		throw error;
	} finally {
		closeSync(file);
	}
	renameSync(draft, path);
}

type Parts = readonly (readonly StoredArray[])[];

const headerOf = ({ generation, lastRowId, views }: Snapshot, parts: Parts): SnapshotHeader => ({
	version: SNAPSHOT_VERSION,
	generation,
	last: lastRowId,
	segments: views.map(({ segment, deleted }) => ({ count: segment.docCount, gone: deleted !== undefined })),
	parts: parts.map(headerOfPart),
});

function headerOfPart(arrays: readonly StoredArray[]): PartHeader {
	let checksum = 0;
	for (const bytes of bytesOfPart(arrays)) checksum = crc32(bytes, checksum);
	return { arrays: arrays.map((array) => [array.constructor.name as ArrayType, array.length]), checksum };
}

function* bytesOfPart(arrays: readonly StoredArray[]): Generator<Uint8Array> {
	for (const { buffer, byteOffset, byteLength } of arrays) {
		yield new Uint8Array(buffer, byteOffset, byteLength);
		yield new Uint8Array(padding(byteLength));
	}
}

function writeAll(file: number, header: SnapshotHeader, parts: Parts): void {
	const json = JSON.stringify(header);
	const start = HEADER_START + Buffer.byteLength(json);
	const bytes = Buffer.from(json + " ".repeat(padding(start)));
	for (const one of [Buffer.from(MAGIC), uint32(bytes.length), uint32(crc32(bytes)), bytes]) writeWhole(file, one);
	for (const arrays of parts) for (const one of bytesOfPart(arrays)) writeWhole(file, one);
}

function writeWhole(file: number, bytes: Uint8Array): void {
	for (let from = 0; from < bytes.length;)
		from += writeSync(file, bytes, from, Math.min(bytes.length - from, MAX_CHUNK));
}

function uint32(number: number): Buffer {
	const bytes = Buffer.alloc(UINT32);
	bytes.writeUInt32LE(number);
	return bytes;
}
