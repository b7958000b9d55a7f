import { closeSync, openSync, readSync } from "node:fs";

/** Bytes of a file with settings that are read: an endpoint or a certificate has a few hundred. */
export const LONGEST = 1024 ** 2;

/**
 * The text of a file with settings, which may be a pipe. Reads 1 MiB at most, so that a device or the wrong file cannot
 * take all memory. Throws an error that `whyUnread` can explain.
 */
export function settingsText(path: string): string {
	const file = openSync(path, "r");
	try {
		return decoded(bytesOf(file));
	} finally {
		closeSync(file);
	}
}

function bytesOf(file: number): Uint8Array {
	const bytes = new Uint8Array(LONGEST + 1);
	let length = 0;
	// A pipe gives what it has, so one read need not be all of it.
	for (let read = -1; read !== 0 && length < bytes.length; length += read)
		read = readSync(file, bytes, length, bytes.length - length, null);
	if (length > LONGEST) throw new Error(`it is too large: at most ${LONGEST / 1024} KiB are read`);
	return bytes.subarray(0, length);
}

function decoded(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (cause) {
		throw new Error("it is not text in UTF-8", { cause });
	}
}
