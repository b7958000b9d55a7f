import { open } from "node:fs/promises";
import { whyUnread } from "@vitrine/store";
import { Misuse } from "./errors.ts";
import type { Io } from "./io.ts";

interface Given {
	readonly token?: string;
	readonly tokenFile?: string;
}

/**
 * The token for hubs: that of the command line, in its file, or in VITRINE_HUB_TOKEN. Warns if others can read it. Throws
 * Misuse, without the token.
 */
export async function tokenOf(io: Io, { token, tokenFile }: Given): Promise<string | undefined> {
	if (token !== undefined && tokenFile !== undefined)
		throw new Misuse("--token and --token-file are both set; use one of them.");
	if (tokenFile !== undefined) return read(io, tokenFile);
	if (token === undefined) return io.env["VITRINE_HUB_TOKEN"]?.trim() || undefined;
	io.err("Other accounts of this machine can see the token of --token in the process list: use --token-file.\n");
	return token;
}

/** Bytes of a file that are read: a token has a few dozen. */
const LONGEST = 4096;

/** The permissions of accounts other than the owner. */
const OTHERS = 0o077;

async function read(io: Io, path: string): Promise<string> {
	const file = await open(path).catch((error: Error) => {
		throw new Misuse(`--token-file ${path} cannot be read: ${whyUnread(error)}.`);
	});
	try {
		const stats = await file.stat();
		if (!stats.isFile()) throw new Misuse(`--token-file ${path} is not a file.`);
		if (process.platform !== "win32" && (stats.mode & OTHERS) !== 0)
			io.err(`Other accounts of this machine can read ${path}: run chmod 600 on it.\n`);
		const { buffer, bytesRead } = await file.read(new Uint8Array(LONGEST), 0, LONGEST, 0);
		const token = new TextDecoder().decode(buffer.subarray(0, bytesRead)).trim();
		if (token === "" || stats.size > LONGEST)
			throw new Misuse(`--token-file ${path} has ${stats.size} bytes; it should contain one token and nothing else.`);
		return token;
	} finally {
		await file.close();
	}
}
