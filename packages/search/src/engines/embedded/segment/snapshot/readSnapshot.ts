import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import {
	ARRAY_TYPES,
	MAGIC,
	MAX_CHUNK,
	padding,
	type Snapshot,
	SNAPSHOT_VERSION,
	type SnapshotHeader,
	type StoredArray,
	UINT32,
} from "./format.ts";
import { ArrayReader, readSegment } from "./readSegment.ts";

/** Reads a snapshot. Throws if the file is no snapshot, of another version, incomplete or damaged. */
export function readSnapshot(path: string): Snapshot {
	const file = openSync(path, "r");
	try {
		const whole = readWhole(file);
		const body = whole.subarray(0, whole.length - UINT32);
		if (crc32(body) !== whole.readUInt32LE(body.length)) throw new Error(`${path} is damaged: its checksum is wrong`);
		return parsed(body);
	} finally {
		closeSync(file);
	}
}

function readWhole(file: number): Buffer {
	const whole = Buffer.from(new ArrayBuffer(fstatSync(file).size));
	for (let at = 0; at < whole.length;) {
		const read = readSync(file, whole, at, Math.min(whole.length - at, MAX_CHUNK), at);
		if (read === 0) throw new Error("The file became shorter while it was read");
		at += read;
	}
	if (whole.length < MAGIC.length + 2 * UINT32) throw new Error("The file is too short");
	return whole;
}

function parsed(body: Buffer): Snapshot {
	if (body.toString("latin1", 0, MAGIC.length) !== MAGIC) throw new Error("The file is no snapshot");
	const start = MAGIC.length + UINT32;
	const end = start + body.readUInt32LE(MAGIC.length);
	const header = JSON.parse(body.toString("utf8", start, end)) as SnapshotHeader;
	if (header.version !== SNAPSHOT_VERSION)
		throw new Error(`The file has version ${header.version}, not ${SNAPSHOT_VERSION}`);
	const reader = new ArrayReader(arraysIn(body, end, header));
	const views = header.segments.map(({ count, gone }) => {
		const segment = readSegment(count, reader);
		return { segment, deleted: gone ? reader.next() : undefined };
	});
	return { generation: header.generation, lastRowId: header.last, views };
}

/** The arrays after the header, which share the memory of the body. */
function arraysIn(body: Buffer, start: number, { arrays }: SnapshotHeader): readonly StoredArray[] {
	let at = start;
	return arrays.map(([type, length]) => {
		at += padding(at);
		const array = new ARRAY_TYPES[type](body.buffer as ArrayBuffer, body.byteOffset + at, length);
		at += array.byteLength;
		return array;
	});
}
