import type { Level } from "./report/level.ts";
import type { Tools } from "./report/row.ts";
import type { Language, Subject } from "./subject.ts";

/** The stages of a run, in order; `--only` selects among them. */
export const STAGES = ["parsed", "types", "shell", "calls", "runs"] as const;
export type Stage = (typeof STAGES)[number];

/** One way to check snippets; those that pass reach its level. */
export interface Check {
	readonly level: Level;
	readonly stage: Stage;
	/** Whether the tools it needs are installed; called before the check is used. */
	isAvailable(): Promise<boolean>;
	/** How to install what is missing, as a sentence. */
	readonly installHint: string;
	/** Whether the check is meant for this subject. */
	appliesTo(subject: Subject): boolean;
	/**
	 * Why a subject cannot be checked although the check applies to it, from a reviewed list; undefined if it can. A
	 * skipped subject keeps its level and continues with the next check.
	 */
	skipReason?(subject: Subject): string | undefined;
	/** The tools and packages that the result depends on, with their versions. */
	tools(subject: Subject): Tools;
	/** What is said of a level that was reached with other tools and is not checked again in a run of a part. */
	readonly staleReason?: string;
	/**
	 * Checks the subjects and reports the result of each, in any order. A check that takes long starts nothing new after
	 * `until`, in milliseconds since 1970.
	 */
	run(subjects: readonly Subject[], onResult: OnResult, until?: number): Promise<void>;
	/** Defects that the check must find when they are planted in a snippet that passes. */
	readonly defects: readonly Defect[];
}

/** The result of a subject: its problem, undefined if it passed, or that it was not checked. */
export type Result = string | NotChecked | undefined;

/** Receives the result of one subject. */
export type OnResult = (subject: Subject, result: Result) => void;

/** A check that came to no result, such as one whose packages cannot be installed: the snippet keeps its level. */
export class NotChecked {
	readonly reason: string;
	constructor(reason: string) {
		this.reason = reason;
	}
}

/** A kind of defect that can be planted in a snippet. */
export interface Defect {
	readonly name: string;
	readonly languages: readonly Language[];
	/** The text with the defect; undefined if the defect does not apply to it. */
	plant(text: string, subject: Subject): string | undefined;
}
