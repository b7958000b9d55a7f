import type { ByteRange } from "../source.ts";

/** A file of weights, and a way to read parts of it. */
export interface WeightsFile {
	readonly path: string;
	/** Bytes. */
	readonly size: number;
	/** The bytes from `start` up to `end`; undefined if there is no such file. */
	read(range: ByteRange): Promise<Uint8Array | undefined>;
}
