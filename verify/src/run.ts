import type { Check } from "./check.ts";
import type { Row, Tools } from "./report.ts";
import { EarlierRows, type Finding, holds, rowOf } from "./rows.ts";
import type { Group, Subject } from "./subject.ts";

export interface Options {
	readonly checks: readonly Check[];
	/** The rows of the last report. */
	readonly earlier: readonly Row[];
	/** Checks again what holds already. */
	readonly all: boolean;
	/** ISO 8601 day. */
	readonly today: string;
	/** Told after every group how far the run is, and its row. */
	readonly tell: (done: number, of: number, row: Row) => void;
	/** Told of a check that cannot be done here; its groups keep the rows they have, if those hold. */
	readonly lacking: (check: Check) => void;
}

/**
 * Takes every group through the checks that concern it, in their order and as far as it passes; a check whose result
 * still holds is not done again. Gives the rows of all groups of which anything is known, in the order of the groups.
 */
export async function verify(groups: readonly Group[], options: Options): Promise<readonly Row[]> {
	const earlier = new EarlierRows(options.earlier);
	const found = new Map<Group, Finding>();
	const rowFor = (group: Group): Row => rowOf(group, found.get(group)!, earlier.of(group), options.today);
	for (const check of options.checks) {
		const tools = await check.tools();
		if (tools === undefined) options.lacking(check);
		const own = groups.filter((group) => check.concerns(group.subjects[0]!) && isOpen(found.get(group)));
		const held = own.filter((group) => keeps(check, tools, earlier.of(group), options.all));
		for (const group of held) found.set(group, kept(check, tools, found.get(group), earlier.of(group)!));
		if (tools === undefined) continue;
		const due = own.filter((group) => !held.includes(group));
		await checkAll(check, due, (group, reason) => {
			found.set(group, findingOf(check, tools, found.get(group), reason));
			options.tell(found.size, groups.length, rowFor(group));
		});
	}
	return groups.filter((group) => found.has(group)).map(rowFor);
}

/** Whether a group has passed all checks before: one that failed goes no further. */
const isOpen = (finding: Finding | undefined): boolean => finding?.reason === undefined;

/** Whether an earlier row answers for a check; where its tools are missing, whatever the row says is kept. */
function keeps(check: Check, tools: Tools | undefined, row: Row | undefined, all: boolean): row is Row {
	if (row === undefined) return false;
	return tools === undefined || (!all && holds(row, check.level, tools));
}

function kept(check: Check, tools: Tools | undefined, before: Finding | undefined, row: Row): Finding {
	if (tools === undefined) return row;
	return { level: check.level, tools: { ...before?.tools, ...tools } };
}

function findingOf(check: Check, tools: Tools, before: Finding | undefined, reason: string | undefined): Finding {
	const level = reason === undefined ? check.level : before?.level;
	return { ...(level && { level }), tools: { ...before?.tools, ...tools }, ...(reason && { reason }) };
}

/** Runs one check over groups; a group is done when its last subject is, with what is wrong with the first that fails. */
async function checkAll(
	check: Check,
	groups: readonly Group[],
	done: (group: Group, reason: string | undefined) => void,
): Promise<void> {
	const groupOf = new Map(groups.flatMap((group) => group.subjects.map((subject) => [subject, group] as const)));
	const left = new Map(groups.map((group) => [group, group.subjects.length]));
	const problems = new Map<Group, string>();
	await check.run([...groupOf.keys()], (subject: Subject, problem) => {
		const group = groupOf.get(subject)!;
		if (problem !== undefined && !problems.has(group)) problems.set(group, reasonOf(subject, group, problem));
		left.set(group, left.get(group)! - 1);
		if (left.get(group) === 0) done(group, problems.get(group));
	});
}

const reasonOf = (subject: Subject, group: Group, problem: string): string =>
	subject.id === group.id ? problem : `${subject.id}: ${problem}`;
