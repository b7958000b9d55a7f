import { messageOf } from "@vitrine/model";
import { IndexError, type IndexErrorCode, type IndexErrorDetails } from "../../api/errors.ts";
import { diskProblem } from "./sqlite/diskProblem.ts";
import { indexErrorCode } from "./sqlite/resultCodes.ts";

/** Runs something on the database at `path`; errors of SQLite and of the system become IndexErrors. */
export function guarded<T>(path: string, work: () => T): T {
	try {
		return work();
	} catch (error) {
		throw asIndexError(path, error);
	}
}

/** The IndexError for an error of SQLite or of the system; any other error is returned as it is. */
export function asIndexError(path: string, error: unknown): unknown {
	const code = indexErrorCode(error);
	if (code === undefined) return error;
	// SQLite says of many errors of a disk only that they are one.
	const disk = code === "unavailable" || code === "denied" ? diskProblem(path) : undefined;
	const problem = disk === "read-only" ? READ_ONLY : PROBLEMS[disk ?? code];
	const details = { subject: path, ...problem, reason: messageOf(error) };
	return new IndexError(disk === "read-only" ? "denied" : (disk ?? code), details, { cause: error });
}

const PROBLEMS: Readonly<Record<IndexErrorCode, Pick<IndexErrorDetails, "problem" | "advice">>> = {
	foreign: {
		problem: "is a database, but not a Vitrine catalogue",
		advice: "Choose another file, or another directory",
	},
	version: { problem: "was made by another version of Vitrine" },
	building: { problem: "is being built from its records", advice: "Try again in a few seconds" },
	corrupt: {
		problem: "is damaged, or not a database",
		advice:
			"Move it away, together with the files beside it that end in -wal and -shm, and restore a backup or import again",
	},
	busy: { problem: "is being written by another program", advice: "Try again when it has finished" },
	denied: {
		problem: "cannot be opened for writing",
		advice: "Check the permissions of the file and its directory, or choose another one",
	},
	full: { problem: "cannot grow: the disk is full", advice: "Free some disk space and try again" },
	closed: { problem: "has been closed", advice: "Open it again" },
	unavailable: {
		problem: "could not be read or written by the system",
		advice: "Check the disk that it is on, and what the system log says about it",
	},
};

const READ_ONLY = {
	problem: "cannot be opened for writing: its disk is read-only",
	advice: "Make the disk writable, or choose another directory",
} as const;

export const closedIndex = (path: string): IndexError =>
	new IndexError("closed", { subject: path, ...PROBLEMS.closed });

export const foreignDatabase = (path: string): IndexError =>
	new IndexError("foreign", { subject: path, ...PROBLEMS.foreign });

export const damagedDatabase = (path: string, reason: string): IndexError =>
	new IndexError("corrupt", { subject: path, problem: "is damaged", advice: PROBLEMS.corrupt.advice ?? "", reason });

export const emptyPath = (): IndexError =>
	new IndexError("denied", {
		subject: "The path of an index",
		problem: "is empty",
		advice: 'Name a file, or ":memory:"',
	});

export const otherSchema = (path: string, got: number, expected: number): IndexError =>
	new IndexError("version", {
		subject: path,
		problem: `was made by ${got > expected ? "a later" : "another"} version of Vitrine: it has schema ${got}, this version reads ${expected}`,
		advice:
			"Move the file away and import its sources again; besides these, it only contains the outcomes of checks. Or use the version that made it",
		expected: String(expected),
		got: String(got),
	});

export const lockTimeout = (path: string, milliseconds: number): IndexError =>
	new IndexError("busy", {
		subject: path,
		problem: `has been locked by another import for ${Math.round(milliseconds / 1000)} s`,
		advice: "Wait until that one has finished, or stop it, and try again",
	});

export const stoppedWorker = (why: string): IndexError =>
	new IndexError("unavailable", { subject: "The worker thread", problem: `has stopped (${why})`, advice: "Try again" });
