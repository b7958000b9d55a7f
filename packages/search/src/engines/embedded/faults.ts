import { IndexError, type IndexFault } from "../../errors.ts";

/** Runs something on the database at `path`; what goes wrong says where, why, and the way out. */
export function guarded<T>(path: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		throw explained(path, error);
	}
}

/** The error as the reader of a message needs it; errors that are none of the database stay as they are. */
export function explained(path: string, error: unknown): unknown {
	const fault = faultOf(error);
	if (fault === undefined) return error;
	return new IndexError(fault, `${path} ${ADVICE[fault]} (${(error as Error).message})`, { cause: error });
}

/** Whether another connection holds the write lock. */
export function isBusy(error: unknown): boolean {
	return codeOf(error) === BUSY || codeOf(error) === LOCKED;
}

/** Whether SQLite could not make sense of the file. */
export const isCorrupt = (error: unknown): boolean => codeOf(error) === CORRUPT;

const [BUSY, LOCKED, CORRUPT] = [5, 6, 11];

/** SQLite's primary result codes. */
const FAULTS: Readonly<Record<number, IndexFault>> = {
	3: "denied",
	[BUSY]: "busy",
	[LOCKED]: "busy",
	8: "denied",
	10: "unavailable",
	[CORRUPT]: "corrupt",
	13: "full",
	14: "denied",
	26: "corrupt",
};

const SYSTEM_FAULTS: Readonly<Record<string, IndexFault>> = {
	EACCES: "denied",
	EPERM: "denied",
	EROFS: "denied",
	ENOTDIR: "denied",
	EEXIST: "denied",
	ENOENT: "denied",
	ENOSPC: "full",
};

const ADVICE: Readonly<Record<IndexFault, string>> = {
	foreign: "is a database, but not a catalogue of Vitrine",
	version: "was made by another version of Vitrine",
	corrupt:
		"is damaged, or no database at all. Move it away, together with the files beside it that end in -wal and -shm, " +
		"and import again",
	busy: "is being written by another program. Try again when it has finished",
	denied: "cannot be opened for writing. Check the permissions of the file and its directory, or choose another one",
	full: "cannot grow: the disk is full. Make room and try again",
	closed: "has been closed",
	unavailable: "could not be read or written by the system",
};

function faultOf(error: unknown): IndexFault | undefined {
	const code = codeOf(error);
	if (code !== undefined) return FAULTS[code];
	return SYSTEM_FAULTS[String((error as { code?: unknown } | undefined)?.code)];
}

/** The primary result code: the extended ones carry it in their lowest byte. */
function codeOf(error: unknown): number | undefined {
	const code = (error as { errcode?: unknown } | undefined)?.errcode;
	return typeof code === "number" ? code & 0xff : undefined;
}
