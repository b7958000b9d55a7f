/** Why a job was not finished: too slow, too much memory, too many jobs before it, or an error in its thread. */
export type RenderingCode = "deadline" | "memory" | "busy" | "failed";

/** A job that was not finished. The same job would fail again, except where the code is `busy`. */
export class RenderingError extends Error {
	override readonly name = "RenderingError";
	readonly code: RenderingCode;

	constructor(code: RenderingCode, cause?: unknown) {
		super(SENTENCES[code], { cause });
		this.code = code;
	}
}

const SENTENCES: Readonly<Record<RenderingCode, string>> = {
	deadline: "it took too long",
	memory: "it needs too much memory",
	busy: "the server has too many others to render",
	failed: "an error stopped it",
};
