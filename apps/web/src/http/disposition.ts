import { encodeExtended } from "content-disposition";

/** A Content-Disposition header that names a file by the last step of its path. */
export function disposition(type: "inline" | "attachment", path: string): string {
	return `${type}; filename*=${encodeExtended(path.slice(path.lastIndexOf("/") + 1))}`;
}
