import { type Check, NotChecked, type OnResult, type Result } from "../check.ts";
import type { Group, Subject } from "../subject.ts";

/** Receives the result of a group: its first problem; else that one was not checked; undefined if all passed. */
type OnGroupResult = (group: Group, result: Result) => void;

/** Runs a check on all subjects of groups. */
export async function runCheck(
	check: Check,
	groups: readonly Group[],
	onResult: OnGroupResult,
	until?: number,
): Promise<void> {
	if (groups.length === 0) return;
	const all = groups.map((group): Progress => ({ group, open: group.subjects.length, result: undefined }));
	const progressOf = new Map(all.flatMap((one) => one.group.subjects.map((subject) => [subject, one] as const)));
	const report: OnResult = (subject, result) => {
		const progress = progressOf.get(subject);
		if (progress === undefined) throw new Error(`${subject.id}: the ${check.level} check was not given this subject.`);
		progress.result = worse(progress.result, described(subject, progress.group, result));
		progress.open -= 1;
		if (progress.open === 0) onResult(progress.group, progress.result);
	};
	await check.run([...progressOf.keys()], report, until);
}

/** How far a group is checked. */
interface Progress {
	readonly group: Group;
	/** The number of subjects without a result. */
	open: number;
	result: Result;
}

/** A problem says more than that something was not checked. */
const worse = (first: Result, second: Result): Result =>
	typeof first === "string" ? first : typeof second === "string" ? second : (first ?? second);

function described(subject: Subject, group: Group, result: Result): Result {
	if (result === undefined || subject.id === group.id) return result;
	return typeof result === "string" ? `${subject.id}: ${result}` : new NotChecked(`${subject.id}: ${result.reason}`);
}
