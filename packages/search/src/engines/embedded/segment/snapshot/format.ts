import type { SegmentView } from "../segment.ts";

/** Segments as of a commit. */
export interface Snapshot {
	readonly generation: number;
	/** The highest row id that is indexed in them, or has been. */
	readonly lastRowId: number;
	readonly views: readonly SegmentView[];
}

/** Incremented with every change to what a segment stores, or to how a record is indexed. */
export const SNAPSHOT_VERSION = 11;

/*
 * A snapshot file is the magic text, the length and the CRC-32 of the header (each 32 bits, little-endian), the header as
 * JSON, and the arrays of all segments, each padded so that the next is aligned. They are divided into parts, which are
 * read and checked one by one.
 */
export const MAGIC = "VITRINE index\n";
/** The position of every array is a multiple of this. */
const ALIGNMENT = 8;
/** Bytes of a length and of a checksum. */
export const UINT32 = 4;
/** Where the header starts. */
export const HEADER_START: number = MAGIC.length + 2 * UINT32;
/** One system call moves less than two gigabytes. */
export const MAX_CHUNK: number = 1 << 30;

/** An array as it is stored. */
export type StoredArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export const ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
export type ArrayType = keyof typeof ARRAY_TYPES;

/** The header; its names are those of older versions. */
export interface SnapshotHeader {
	readonly version: number;
	readonly generation: number;
	/** The highest row id. */
	readonly last: number;
	/** For each segment its number of documents, and whether some are deleted. */
	readonly segments: readonly { readonly count: number; readonly gone: boolean }[];
	readonly parts: readonly PartHeader[];
}

/** Arrays that are read together. Their checksum includes the padding. */
export interface PartHeader {
	readonly arrays: readonly (readonly [type: ArrayType, length: number])[];
	readonly checksum: number;
}

/** Bytes from a position to the next aligned one. */
export const padding = (position: number): number => (ALIGNMENT - (position % ALIGNMENT)) % ALIGNMENT;
