import type { Defect } from "./defect.ts";
import type { Level, Tools } from "./report.ts";
import type { Subject } from "./subject.ts";

/** The parts of a run, in their order; `--only` names one. */
export const STAGES = ["parsed", "types", "shell", "calls", "runs"] as const;
export type Stage = (typeof STAGES)[number];

/** One way of checking snippets, which lifts those that pass to a level. */
export interface Check {
	readonly level: Level;
	readonly stage: Stage;
	/** Whether what it is done with is here; asked once, before anything else. */
	ready(): Promise<boolean>;
	/** How to get what is not here, in a sentence. */
	readonly missing: string;
	/** Whether it can say anything of a subject. */
	concerns(subject: Subject): boolean;
	/**
	 * Why it cannot be done for a subject that it concerns, out of a reviewed list; undefined where it can. Such a
	 * subject keeps the level it has and goes on to the next check.
	 */
	excuse?(subject: Subject): string | undefined;
	/** What the result for a subject depends on, with the version of each. */
	tools(subject: Subject): Tools;
	/** Checks the subjects and tells what is wrong with each: nothing for one that passes. */
	run(subjects: readonly Subject[], tell: Tell): Promise<void>;
	/** What it must find when it is planted in a snippet that passes. */
	readonly defects: readonly Defect[];
}

export type Tell = (subject: Subject, problem: string | undefined) => void;
