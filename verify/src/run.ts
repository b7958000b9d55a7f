import type { Check } from "./check.ts";
import type { Level, Row, Tools } from "./report.ts";
import { EarlierRows, type Finding, holds, kept, rowOf } from "./rows.ts";
import type { Group, Subject } from "./subject.ts";

export interface Options {
	readonly checks: readonly Check[];
	/** The rows of the last report. */
	readonly earlier: readonly Row[];
	/** Checks again what holds already. */
	readonly all: boolean;
	/** Whether a check is to be done in this run; of another one the earlier rows are kept. */
	readonly wanted?: (check: Check) => boolean;
	/** ISO 8601 day. */
	readonly today: string;
	/** Told of the groups that a check has to do: how many of them are done, and the row of the last. */
	readonly tell: (check: Check, done: number, of: number, row: Row) => void;
	/** Told of a check that cannot be done here; its groups keep the rows they have, if those hold. */
	readonly lacking: (check: Check) => void;
}

/**
 * Takes every group through the checks that concern it, in their order and as far as it passes; a check whose result
 * still holds is not done again. Gives the rows of all groups of which anything is known, in the order of the groups.
 */
export async function verify(groups: readonly Group[], options: Options): Promise<readonly Row[]> {
	const run = new Run(options);
	for (const check of options.checks) {
		const own = groups.filter((group) => check.concerns(group.subjects[0]!) && run.isOpen(group));
		if (await isDone(check, options)) await run.check(check, own);
		else run.keep(check, own);
	}
	return groups.filter((group) => run.knows(group)).map((group) => run.rowOf(group));
}

async function isDone(check: Check, { wanted, lacking }: Options): Promise<boolean> {
	if (wanted?.(check) === false) return false;
	if (await check.ready()) return true;
	lacking(check);
	return false;
}

/** What a run has found so far. */
class Run {
	readonly #options: Options;
	readonly #earlier: EarlierRows;
	readonly #found = new Map<Group, Finding>();

	constructor(options: Options) {
		this.#options = options;
		this.#earlier = new EarlierRows(options.earlier);
	}

	knows = (group: Group): boolean => this.#found.has(group);

	/** Whether a group has failed no check before: one that failed goes no further. */
	isOpen = (group: Group): boolean => this.#found.get(group)?.failed === undefined;

	rowOf = (group: Group): Row => rowOf(group, this.#found.get(group)!, this.#earlier.of(group), this.#options.today);

	/** Leaves what the earlier rows say of a check that is not done. */
	keep({ level }: Check, groups: readonly Group[]): void {
		for (const group of groups) {
			const finding = kept(this.#earlier.of(group), level, this.#found.get(group));
			if (finding) this.#found.set(group, finding);
		}
	}

	async check(check: Check, groups: readonly Group[]): Promise<void> {
		const due = groups.filter((group) => !this.#isExcused(check, group) && !this.#isHeld(check, group));
		let done = 0;
		await checkAll(check, due, (group, problem) => {
			this.#add(check, group, problem);
			this.#options.tell(check, ++done, due.length, this.rowOf(group));
		});
	}

	#isExcused(check: Check, group: Group): boolean {
		const excuse = firstOf(group.subjects, (subject) => check.excuse?.(subject));
		if (excuse === undefined) return false;
		const before = this.#found.get(group) ?? NOTHING;
		this.#found.set(group, { ...before, reasons: { ...before.reasons, [check.level]: excuse } });
		return true;
	}

	#isHeld(check: Check, group: Group): boolean {
		const row = this.#earlier.of(group);
		if (this.#options.all || row === undefined || !holds(row, check.level, toolsOf(check, group))) return false;
		this.#add(check, group, undefined);
		return true;
	}

	#add(check: Check, group: Group, problem: string | undefined): void {
		const before = this.#found.get(group) ?? NOTHING;
		const tools = { ...before.tools, ...toolsOf(check, group) };
		this.#found.set(
			group,
			problem === undefined ? passed(check.level, tools) : failed(check.level, tools, before, problem),
		);
	}
}

const NOTHING: Finding = { tools: {} };

const toolsOf = (check: Check, group: Group): Tools =>
	Object.assign({}, ...group.subjects.map((subject) => check.tools(subject))) as Tools;

/** What kept a group from a lower level is no matter once it has passed a higher one. */
const passed = (level: Level, tools: Tools): Finding => ({ level, tools });

const failed = (level: Level, tools: Tools, before: Finding, problem: string): Finding => ({
	...before,
	tools,
	failed: level,
	reasons: { ...before.reasons, [level]: problem },
});

function firstOf<T, V>(list: readonly T[], find: (one: T) => V | undefined): V | undefined {
	for (const one of list) {
		const found = find(one);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** Runs one check over groups; a group is done when its last subject is, with what is wrong with the first that fails. */
async function checkAll(
	check: Check,
	groups: readonly Group[],
	done: (group: Group, problem: string | undefined) => void,
): Promise<void> {
	if (groups.length === 0) return;
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
