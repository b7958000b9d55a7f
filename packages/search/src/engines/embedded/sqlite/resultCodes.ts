import type { IndexErrorCode } from "../../../api/errors.ts";

const [BUSY, LOCKED, CORRUPT] = [5, 6, 11];

/** Primary result codes of SQLite. */
const SQLITE: Readonly<Record<number, IndexErrorCode>> = {
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

const SYSTEM: Readonly<Record<string, IndexErrorCode>> = {
	EACCES: "denied",
	EPERM: "denied",
	EROFS: "denied",
	ENOTDIR: "denied",
	EEXIST: "denied",
	ENOENT: "denied",
	ENOSPC: "full",
};

/** The code for an error of SQLite or of the system; undefined for any other error. */
export function indexErrorCode(error: unknown): IndexErrorCode | undefined {
	const { errcode, code } = errorFields(error);
	return typeof errcode === "number" ? SQLITE[primary(errcode)] : SYSTEM[String(code)];
}

/** Whether another connection holds the write lock. */
export function isBusy(error: unknown): boolean {
	const { errcode } = errorFields(error);
	return typeof errcode === "number" && [BUSY, LOCKED].includes(primary(errcode));
}

/** Whether SQLite found the file damaged. */
export function isCorrupt(error: unknown): boolean {
	const { errcode } = errorFields(error);
	return typeof errcode === "number" && primary(errcode) === CORRUPT;
}

/** An extended result code has its primary code in the lowest byte. */
const primary = (errcode: number): number => errcode & 0xff;

const errorFields = (error: unknown): { readonly errcode?: unknown; readonly code?: unknown } =>
	typeof error === "object" && error !== null ? error : {};
