/** Why a log file cannot be opened. */
export function reasonOf(error: unknown): string {
	const { code = "", message } = error as NodeJS.ErrnoException;
	return REASONS[code] ?? message;
}

/** Reasons by the code of Node's error. */
const REASONS: Readonly<Record<string, string>> = {
	ENOENT: "its folder does not exist",
	EACCES: "this account may not write there",
	EISDIR: "it is a folder",
};
