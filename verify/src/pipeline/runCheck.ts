import type { Check } from "../check.ts";
import type { Group, Subject } from "../subject.ts";

/** Receives the result of a group: its first problem, or undefined if all its subjects passed. */
type OnGroupResult = (group: Group, problem: string | undefined) => void;

/** Runs a check on all subjects of groups. */
export async function runCheck(check: Check, groups: readonly Group[], onResult: OnGroupResult): Promise<void> {
	if (groups.length === 0) return;
	const all = groups.map((group): Progress => ({ group, open: group.subjects.length, problem: undefined }));
	const progressOf = new Map(all.flatMap((one) => one.group.subjects.map((subject) => [subject, one] as const)));
	await check.run([...progressOf.keys()], (subject, problem) => {
		const progress = progressOf.get(subject);
		if (progress === undefined) throw new Error(`${subject.id}: the ${check.level} check was not given this subject.`);
		if (problem !== undefined) progress.problem ??= describe(subject, progress.group, problem);
		progress.open -= 1;
		if (progress.open === 0) onResult(progress.group, progress.problem);
	});
}

/** How far a group is checked. */
interface Progress {
	readonly group: Group;
	/** The number of subjects without a result. */
	open: number;
	problem: string | undefined;
}

const describe = (subject: Subject, group: Group, problem: string): string =>
	subject.id === group.id ? problem : `${subject.id}: ${problem}`;
