import type { Fault } from "@vitrine/model";
import { codeOf, reason } from "./cause.ts";
import { type Details, sentence, type SourceCode } from "./sentences.ts";

/** A source that cannot be opened or read to its end. */
export class SourceError extends Error implements Fault<SourceCode> {
	override readonly name = "SourceError";
	readonly code: SourceCode;
	/** The path, file and line, or URL concerned. */
	readonly where: string;
	readonly field: string;
	readonly expected: string;
	readonly got: string;

	constructor(code: SourceCode, where: string, details: Details = {}, options?: ErrorOptions) {
		super(`${where}: ${sentence(code, details)}`, options);
		this.code = code;
		this.where = where;
		this.field = details.field ?? "";
		this.expected = details.expected ?? "";
		this.got = details.got ?? "";
	}
}

/** The error for a path that the file system refuses. */
export function refused(path: string, expected: "file" | "folder", cause: unknown): SourceError {
	if (codeOf(cause) === "ENOENT") return new SourceError("not-found", path, { expected }, { cause });
	return new SourceError("unreadable", path, { reason: reason(cause) }, { cause });
}
