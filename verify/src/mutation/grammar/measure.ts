import type { Check, Result, Stage } from "../../check.ts";
import { CHECKS } from "../../checks.ts";
import type { Row } from "../../report/row.ts";
import type { Subject } from "../../subject.ts";
import { type Planted, plant } from "./plant.ts";

/** What became of the defects that were planted for one stage and seed. */
export interface Measured {
	readonly stage: Stage;
	readonly seed: number;
	/** Each with what a check said of it. */
	readonly caught: readonly Verdict[];
	/** Each with the rule by which the program does the same as before. */
	readonly equivalent: readonly Verdict[];
	readonly missed: readonly Planted[];
}

interface Verdict extends Planted {
	readonly why: string;
}

/** Tells whether a program that no check stops does the same as the original; returns the rule, if so. */
type Equivalence = (stage: Stage, missed: readonly Planted[]) => Promise<ReadonlyMap<Planted, string>>;

/** Plants defects in the snippets to which a stage gives their level, and takes them through the checks up to it. */
export async function measure(
	stage: Stage,
	subjects: readonly Subject[],
	seed: number,
	equivalence: Equivalence,
): Promise<Measured> {
	const planted = await plant(stage, subjects, seed);
	const found = new Map<Subject, string>();
	for (const check of checksUpTo(stage))
		await runOn(
			check,
			planted.filter(({ subject }) => !found.has(subject)),
			found,
		);
	const open = planted.filter(({ subject }) => !found.has(subject));
	const same = await equivalence(stage, open);
	return {
		stage,
		seed,
		caught: planted.flatMap((one) => withWhy(one, found.get(one.subject))),
		equivalent: open.flatMap((one) => withWhy(one, same.get(one))),
		missed: open.filter((one) => !same.has(one)),
	};
}

const withWhy = (one: Planted, why: string | undefined): readonly Verdict[] =>
	why === undefined ? [] : [{ ...one, why }];

/** The checks up to a stage, and that of commands, which also reads programs that it does not lift. */
const checksUpTo = (stage: Stage): readonly Check[] =>
	CHECKS.filter((check, at) => at <= CHECKS.findLastIndex((one) => one.stage === stage) || check.stage === "shell");

/** Runs a check on those snippets that it applies to, and adds what it finds. */
async function runOn(check: Check, planted: readonly Planted[], found: Map<Subject, string>): Promise<void> {
	const due: Subject[] = [];
	for (const { subject, original } of planted.filter((one) => check.appliesTo(one.subject))) {
		const reason = check.skipReason?.(subject);
		if (reason === undefined) due.push(subject);
		else if (reason !== check.skipReason?.(original)) found.set(subject, `not checked: ${reason}`);
	}
	const report = (subject: Subject, result: Result): void => {
		if (typeof result === "string") found.set(subject, result);
	};
	if (due.length > 0) await check.run(due, report);
}

/** The snippets to which a stage gives their level. */
export function leveledBy(stage: Stage, subjects: readonly Subject[], rows: readonly Row[]): readonly Subject[] {
	const levels = new Map(rows.map(({ id, level }) => [id, level]));
	const checks = CHECKS.filter((check) => check.stage === stage);
	return subjects.filter((subject) =>
		checks.some((check) => check.appliesTo(subject) && levels.get(subject.id) === check.level),
	);
}
