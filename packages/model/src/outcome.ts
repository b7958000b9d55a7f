import * as z from "zod/mini";

/** Whether the code of a model ran on this machine. */
export const RESULTS = ["run", "failed"] as const;
export type Result = (typeof RESULTS)[number];

/** Bounds of an outcome, in characters and entries. */
export const OUTCOME_BOUNDS = { text: 2_000, line: 500, versions: 200, blocks: 20 } as const;

const line = z.string().check(z.maxLength(OUTCOME_BOUNDS.line));
const amount = z.number().check(z.nonnegative());

const block = z.object({
	shape: line,
	title: z.optional(line),
	result: z.enum([...RESULTS, "not run"]),
	seconds: amount,
	peak: amount,
	output: z.string().check(z.maxLength(OUTCOME_BOUNDS.text)),
	reason: z.optional(line),
});

const outcome = z.object({
	model: z.string(),
	result: z.enum(RESULTS),
	at: z.iso.datetime(),
	revision: line,
	library: line,
	install: line,
	versions: z.record(z.string(), line),
	sandbox: z.nullable(line),
	trusted: z.boolean(),
	blocks: z.array(block).check(z.minLength(1), z.maxLength(OUTCOME_BOUNDS.blocks)),
});

/** What happened to one block of code. */
export interface BlockOutcome {
	/** The fingerprint of the code without its values. */
	readonly shape: string;
	readonly title?: string | undefined;
	readonly result: Result | "not run";
	readonly seconds: number;
	/** Its peak memory use, in bytes. */
	readonly peak: number;
	/** The first lines that it printed; untrusted. */
	readonly output: string;
	/** Why it failed or was not run; untrusted. */
	readonly reason?: string | undefined;
}

/** What happened when the code that a page shows for a model was run here, on that model's files. */
export interface Outcome {
	/** The id of the model. */
	readonly model: string;
	/** `run` if a block ran and none failed. */
	readonly result: Result;
	/** When, in ISO 8601. */
	readonly at: string;
	/** The fingerprint of the model's files. */
	readonly revision: string;
	/** The key of the library that loaded it. */
	readonly library: string;
	/** The install line, as printed. */
	readonly install: string;
	/** The versions of the packages that it installed, the named ones first. */
	readonly versions: Readonly<Record<string, string>>;
	/** The name and version of the sandbox; null without one. */
	readonly sandbox: string | null;
	/** Whether the operator allowed code from the repository. */
	readonly trusted: boolean;
	readonly blocks: readonly BlockOutcome[];
}

/** Reads a stored outcome; undefined if it is damaged, or of another version. */
export function parseOutcome(text: string): Outcome | undefined {
	try {
		return outcome.parse(JSON.parse(text));
	} catch {
		return undefined;
	}
}
