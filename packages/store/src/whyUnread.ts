/** Why a file cannot be read, in words without a code of the system or the path again. */
export function whyUnread(error: unknown): string {
	const { code = "", message } = error as NodeJS.ErrnoException;
	return REASONS[code] ?? message;
}

/** Reasons by the code of Node's error. */
const REASONS: Readonly<Record<string, string>> = {
	ENOENT: "there is no such file",
	ENOTDIR: "there is no such folder",
	EACCES: "this account may not read it",
	EPERM: "this account may not read it",
	EISDIR: "it is a folder",
	ELOOP: "its symbolic links form a loop",
	ENAMETOOLONG: "its name is too long",
};
