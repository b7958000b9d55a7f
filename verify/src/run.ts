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

/** Checks the groups whose rows no longer hold, and gives the rows of all that could be checked, in their order. */
export async function verify(groups: readonly Group[], options: Options): Promise<readonly Row[]> {
	const earlier = new EarlierRows(options.earlier);
	const rows = new Map<Group, Row>();
	for (const check of options.checks) {
		const own = groups.filter(({ subjects }) => check.concerns(subjects[0]!));
		const tools = await check.tools();
		if (tools === undefined) options.lacking(check);
		const due = own.filter((group) => options.all || !holds(earlier.of(group), tools ?? {}));
		for (const group of own) keep(group, due.includes(group) && tools !== undefined);
		if (tools !== undefined) await checkAll(check, tools, due, done);
	}
	return groups.flatMap((group) => rows.get(group) ?? []);

	function keep(group: Group, isDue: boolean): void {
		const row = earlier.of(group);
		if (!isDue && row) rows.set(group, rowOf(group, row, row, options.today));
	}

	function done(group: Group, finding: Finding): void {
		const row = rowOf(group, finding, earlier.of(group), options.today);
		rows.set(group, row);
		options.tell(rows.size, groups.length, row);
	}
}

/** Runs one check over groups; a group is done when its last subject is. */
async function checkAll(
	check: Check,
	tools: Tools,
	groups: readonly Group[],
	done: (group: Group, finding: Finding) => void,
): Promise<void> {
	const groupOf = new Map(groups.flatMap((group) => group.subjects.map((subject) => [subject, group] as const)));
	const left = new Map(groups.map((group) => [group, group.subjects.length]));
	const problems = new Map<Group, string>();
	await check.run([...groupOf.keys()], (subject: Subject, problem) => {
		const group = groupOf.get(subject)!;
		if (problem !== undefined && !problems.has(group)) problems.set(group, reasonOf(subject, group, problem));
		left.set(group, left.get(group)! - 1);
		if (left.get(group) === 0) done(group, findingOf(check, tools, problems.get(group)));
	});
}

const reasonOf = (subject: Subject, group: Group, problem: string): string =>
	subject.id === group.id ? problem : `${subject.id}: ${problem}`;

const findingOf = (check: Check, tools: Tools, reason: string | undefined): Finding =>
	reason === undefined ? { level: check.level, tools } : { tools, reason };
