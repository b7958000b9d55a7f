import { type Check, NotChecked, type Result } from "../check.ts";
import type { Row, Tools } from "../report/row.ts";
import type { Group } from "../subject.ts";
import { failed, type Finding, NOTHING, passed, rowOf, skipped } from "./finding.ts";
import { isUpToDate, PreviousRows, withPrevious } from "./previousRows.ts";
import { runCheck } from "./runCheck.ts";
import { merged } from "./tools.ts";

export interface VerifyOptions {
	readonly checks: readonly Check[];
	/** The rows of the previous report. */
	readonly previous: readonly Row[];
	/** Whether to check again what is up to date. */
	readonly all: boolean;
	/** Whether a check is part of this run; of other checks the previous results are kept. */
	readonly isSelected?: (check: Check) => boolean;
	/** Whether a group is part of this run; of others the previous results are kept. */
	readonly isIncluded?: (check: Check, group: Group) => boolean;
	/** When to start nothing new in checks that take long, in milliseconds since 1970. */
	readonly until?: number;
	/** ISO 8601 day. */
	readonly today: string;
	/** Called after each group that a check had to check, with the number of groups done and the row of the last. */
	readonly onProgress: (check: Check, done: number, of: number, row: Row) => void;
	/** Called for each selected check whose tools are missing; the previous results of its groups are kept. */
	readonly onUnavailable: (check: Check) => void;
}

/**
 * Takes each group through the checks that apply to it, in order, up to the first that fails; results that are up to
 * date are kept. Returns the rows of all groups that have a result, in the order of the groups.
 */
export async function verify(groups: readonly Group[], options: VerifyOptions): Promise<readonly Row[]> {
	const run = new Run(options);
	for (const check of options.checks) {
		const own = groups.filter((group) => check.appliesTo(group.subjects[0]) && !run.hasFailed(group));
		const isRun = await isRunning(check, options);
		if (!isRun) run.keep(check, own);
		else await run.check(check, own);
	}
	return groups.flatMap((group) => run.rowOf(group) ?? []);
}

async function isRunning(check: Check, { isSelected, onUnavailable }: VerifyOptions): Promise<boolean> {
	if (isSelected?.(check) === false) return false;
	if (await check.isAvailable()) return true;
	onUnavailable(check);
	return false;
}

/** The state of a run. */
class Run {
	readonly #options: VerifyOptions;
	readonly #previous: PreviousRows;
	readonly #found = new Map<Group, Finding>();

	constructor(options: VerifyOptions) {
		this.#options = options;
		this.#previous = new PreviousRows(options.previous);
	}

	hasFailed = (group: Group): boolean => this.#found.get(group)?.failed !== undefined;

	/** The row of a group; undefined if it has no result. */
	rowOf(group: Group): Row | undefined {
		const found = this.#found.get(group);
		return found && this.#rowFor(group, found);
	}

	/** Keeps the previous results of a check that is not run. */
	keep({ level }: Check, groups: readonly Group[]): void {
		for (const group of groups) {
			const finding = withPrevious(this.#found.get(group), this.#previous.of(group), level);
			if (finding) this.#found.set(group, finding);
		}
	}

	/** Checks the included groups that are not up to date; what others had reached is kept. */
	async check(check: Check, groups: readonly Group[]): Promise<void> {
		const open = groups.filter((group) => !this.#isSkipped(check, group) && !this.#isUpToDate(check, group));
		const isIncluded = (group: Group): boolean => this.#options.isIncluded?.(check, group) ?? true;
		this.#keepStale(
			check,
			open.filter((group) => !isIncluded(group)),
		);
		const due = open.filter(isIncluded);
		let done = 0;
		const report = (group: Group, result: Result): void => {
			const row = this.#rowFor(group, this.#add(check, group, result));
			this.#options.onProgress(check, ++done, due.length, row);
		};
		await runCheck(check, due, report, this.#options.until);
	}

	/** Keeps the results of groups that are not part of this run, and says that they are not up to date. */
	#keepStale(check: Check, groups: readonly Group[]): void {
		this.keep(check, groups);
		for (const group of groups) {
			const found = this.#found.get(group);
			const { kept = check.staleReason } = found ?? {};
			const isStale = !isUpToDate(this.#previous.of(group), check.level, toolsOf(check, group));
			if (found?.level === check.level && kept !== undefined && isStale) this.#found.set(group, { ...found, kept });
		}
	}

	#isSkipped(check: Check, group: Group): boolean {
		const reason = group.subjects.map((subject) => check.skipReason?.(subject)).find((one) => one !== undefined);
		if (reason === undefined) return false;
		this.#found.set(group, skipped(check.level, this.#before(group), reason));
		return true;
	}

	#isUpToDate(check: Check, group: Group): boolean {
		const row = this.#previous.of(group);
		if (this.#options.all || !isUpToDate(row, check.level, toolsOf(check, group))) return false;
		this.#add(check, group, undefined);
		return true;
	}

	#add(check: Check, group: Group, result: Result): Finding {
		const finding = result instanceof NotChecked ? this.#kept(check, group, result) : this.#new(check, group, result);
		this.#found.set(group, finding);
		return finding;
	}

	/** What the previous row says, with the reason why it was not checked again. */
	#kept({ level }: Check, group: Group, { reason }: NotChecked): Finding {
		const previous = withPrevious(this.#before(group), this.#previous.of(group), level);
		return previous?.level === level ? { ...previous, kept: reason } : skipped(level, this.#before(group), reason);
	}

	#new(check: Check, group: Group, problem: string | undefined): Finding {
		const before = this.#before(group);
		const tools = merged(before.tools, toolsOf(check, group));
		return problem === undefined ? passed(check.level, tools) : failed(check.level, tools, before, problem);
	}

	#before = (group: Group): Finding => this.#found.get(group) ?? NOTHING;

	#rowFor = (group: Group, found: Finding): Row => rowOf(group, found, this.#previous.of(group), this.#options.today);
}

const toolsOf = (check: Check, group: Group): Tools =>
	Object.assign({}, ...group.subjects.map((subject) => check.tools(subject))) as Tools;
