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
	/** Checks the subjects and reports the result of each, in any order. */
	run(subjects: readonly Subject[], onResult: OnResult): Promise<void>;
	/** Defects that the check must find when they are planted in a snippet that passes. */
	readonly defects: readonly Defect[];
}

/** Receives the result of one subject: the problem, or undefined if it passed. */
export type OnResult = (subject: Subject, problem: string | undefined) => void;

/** A kind of defect that can be planted in a snippet. */
export interface Defect {
	readonly name: string;
	readonly languages: readonly Language[];
	/** The text with the defect; undefined if the defect does not apply to it. */
	plant(text: string, subject: Subject): string | undefined;
}
