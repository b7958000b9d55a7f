import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";
import type { FaultWords } from "@vitrine/model/reading";
import { SCHEMA_VERSION } from "../sqlite/schema.ts";
import { BackupError } from "./errors.ts";

/** Incremented with every change to the form of a backup. Since 2, it may have tables that are not of the catalogue. */
export const BACKUP_FORMAT = 2;

/** What a backup contains: the last line of its file, as JSON. The catalogue is before it. */
export interface BackupManifest {
	readonly backup: "vitrine";
	readonly format: number;
	/** The version of the tables. */
	readonly schema: number;
	/** The commit that the backup shows. */
	readonly generation: number;
	readonly records: number;
	readonly createdAt: string;
	/** Bytes of the catalogue, and their SHA-256. */
	readonly bytes: number;
	readonly sha256: string;
}

/** Bytes at the end of a file that contain the manifest; one has about 250. */
const MAX_MANIFEST = 4096;

/** The end of a backup. */
export const manifestText = (manifest: BackupManifest): string => `\n${JSON.stringify(manifest)}\n`;

/** The manifest of a backup that this version can restore. Throws BackupError, or an error of the system. */
export function readManifest(file: string): BackupManifest {
	if (!existsSync(file)) throw notABackup(file, "does not exist");
	const { end, size } = endOf(file);
	const manifest = parsed(end);
	if (manifest === undefined) throw notABackup(file);
	if (manifest.format > BACKUP_FORMAT || manifest.schema > SCHEMA_VERSION) throw newer(file, manifest);
	const expected = manifest.bytes + Buffer.byteLength(manifestText(manifest));
	if (size !== expected) throw damagedBackup(file, { got: `${size} bytes`, expected: `${expected} bytes` });
	return manifest;
}

function endOf(file: string): { readonly end: string; readonly size: number } {
	const handle = openSync(file, "r");
	try {
		const stats = fstatSync(handle);
		if (!stats.isFile()) throw notABackup(file);
		const end = Buffer.alloc(Math.min(stats.size, MAX_MANIFEST));
		readSync(handle, end, 0, end.length, stats.size - end.length);
		return { end: end.toString("utf8"), size: stats.size };
	} finally {
		closeSync(handle);
	}
}

/** The manifest in the last line; undefined if there is none. */
function parsed(end: string): BackupManifest | undefined {
	const [, line = ""] = /\n(\{[^\n]*\})\n$/.exec(end) ?? [];
	try {
		const manifest = JSON.parse(line) as BackupManifest;
		return manifest.backup === "vitrine" ? manifest : undefined;
	} catch {
		return undefined;
	}
}

function notABackup(file: string, reason = "is not a backup of Vitrine, or its end is missing"): BackupError {
	return new BackupError("not-a-backup", file, { expected: "a backup of Vitrine", reason });
}

function newer(file: string, { format, schema }: BackupManifest): BackupError {
	const expected = `format ${BACKUP_FORMAT} and schema ${SCHEMA_VERSION} at most`;
	return new BackupError("newer-backup", file, { expected, got: `format ${format} and schema ${schema}` });
}

type Damage = Partial<Pick<FaultWords, "expected" | "got" | "reason">>;

/** `reason` is a clause about the file, “it”; without one, the file has something else than it should. */
export function damagedBackup(file: string, damage: Damage): BackupError {
	const { reason = `it has ${damage.got} instead of ${damage.expected}` } = damage;
	return new BackupError("damaged-backup", file, { ...damage, reason });
}
