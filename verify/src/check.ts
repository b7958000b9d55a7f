import type { Level, Tools } from "./report.ts";
import type { Subject } from "./subject.ts";

/** One way of checking snippets, which lifts those that pass to a level. */
export interface Check {
	readonly level: Level;
	/** The tools it is done with and their versions; undefined where one of them is not here. */
	tools(): Promise<Tools | undefined>;
	/** How to get what `tools` misses, in a sentence. */
	readonly missing: string;
	/** Whether it can say anything of a subject. */
	concerns(subject: Subject): boolean;
	/** Checks the subjects and tells what is wrong with each: nothing for one that passes. */
	run(subjects: readonly Subject[], tell: (subject: Subject, problem: string | undefined) => void): Promise<void>;
}
