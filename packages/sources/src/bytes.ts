import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { codeOf, reason } from "./cause.ts";
import { refused, SourceError } from "./error.ts";

/** The first bytes of a file. Throws SourceError if it cannot be read. */
export async function head(path: string, length: number): Promise<Uint8Array> {
	try {
		const file = await open(path);
		try {
			const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, 0);
			return buffer.subarray(0, bytesRead);
		} finally {
			await file.close();
		}
	} catch (error) {
		throw refused(path, "file", error);
	}
}

export async function isGzip(path: string): Promise<boolean> {
	const [first, second] = await head(path, 2);
	return first === 0x1f && second === 0x8b;
}

/** Bytes of the longest run of spaces and empty lines: a small compressed file can hold gigabytes of them. */
export const MOST_BLANK = 16 * 1024 * 1024;

/**
 * The contents of a file, decompressed if need be, without a byte order mark. Throws SourceError where it cannot be read
 * any further, after all that could be, and the signal's reason if that is aborted.
 */
export async function* contents(path: string, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
	const zipped = await isGzip(path);
	const file = createReadStream(path, { highWaterMark: 256 * 1024 });
	const stream = zipped ? pipeline(file, createGunzip({ chunkSize: 256 * 1024 }), () => {}) : file;
	let first = true;
	let blank = 0;
	try {
		for await (const chunk of stream as AsyncIterable<Uint8Array>) {
			signal?.throwIfAborted();
			blank = isBlank(chunk) ? blank + chunk.length : 0;
			if (blank > MOST_BLANK) throw new SourceError("too-blank", path, { expected: String(MOST_BLANK) });
			yield first ? withoutMark(chunk) : chunk;
			first = false;
		}
	} catch (cause) {
		signal?.throwIfAborted();
		if (cause instanceof SourceError) throw cause;
		const isDamaged = zipped && codeOf(cause)?.startsWith("Z_") === true;
		throw new SourceError(isDamaged ? "damaged-gzip" : "unreadable", path, { reason: reason(cause) }, { cause });
	} finally {
		file.destroy();
	}
}

/** Whether bytes are only spaces and line ends. */
export function isBlank(bytes: Uint8Array): boolean {
	return bytes.every(isSpace);
}

/** Whether a byte is a space, a tab or a line end. */
function isSpace(byte: number | undefined): boolean {
	return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

function withoutMark(chunk: Uint8Array): Uint8Array {
	return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk;
}
