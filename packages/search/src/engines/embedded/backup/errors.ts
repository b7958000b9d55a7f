/**
 * Why a backup cannot be made or restored: `no-catalogue`, `exists` (the file to write is there), `not-a-backup`,
 * `damaged-backup`, `newer-backup` (made by a later version), `cluster` (its engine makes backups by itself).
 */
type BackupErrorCode = "no-catalogue" | "exists" | "not-a-backup" | "damaged-backup" | "newer-backup" | "cluster";

/** A backup that cannot be made or restored; nothing was changed. */
export class BackupError extends Error {
	override readonly name = "BackupError";
	readonly code: BackupErrorCode;

	constructor(code: BackupErrorCode, message: string) {
		super(message);
		this.code = code;
	}
}
