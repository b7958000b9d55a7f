import { type Level, LEVELS, rankOf } from "@vitrine/verify";
import { type Evidence, INSTALLING } from "../../data/evidence.ts";

/** The evidence for a library's code, by task and kind of code. */
export interface Matrix {
	/** The kinds of code, those for most tasks first. */
	readonly kinds: readonly string[];
	/** Tasks with most code first, then code for records without a task, then the install commands. */
	readonly rows: readonly MatrixRow[];
}

export interface MatrixRow {
	/** The id of its evidence on the page. */
	readonly id: string;
	/** Undefined for code without a task. */
	readonly task: string | undefined;
	readonly isInstall: boolean;
	readonly cells: readonly MatrixCell[];
	readonly evidence: readonly Evidence[];
}

/** Snippets of a task and a kind. */
export interface MatrixCell {
	readonly kind: string;
	readonly count: number;
	/** The lowest level that its snippets have: a cell claims no more than holds for all. */
	readonly lowest: Level | undefined;
	/** The number at each level, as far as there are any. */
	readonly at: readonly { readonly level?: Level; readonly count: number }[];
}

/** Arranges the evidence. */
export function matrixOf(evidence: readonly Evidence[]): Matrix {
	const install = evidence.filter(({ kind }) => kind === INSTALLING);
	const code = evidence.filter(({ kind }) => kind !== INSTALLING);
	const byTask = [...Map.groupBy(code, ({ task }) => task)].toSorted(
		([a, some], [b, others]) => Number(a === undefined) - Number(b === undefined) || others.length - some.length,
	);
	const kinds = [...Map.groupBy(code, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
	const rows = byTask.map(([task, some]) => rowOf(task, some, false));
	return {
		kinds: kinds.map(([kind]) => kind),
		rows: install.length === 0 ? rows : [...rows, rowOf(undefined, install, true)],
	};
}

function rowOf(task: string | undefined, evidence: readonly Evidence[], isInstall: boolean): MatrixRow {
	const cells = [...Map.groupBy(evidence, ({ kind }) => kind)].map(([kind, some]) => cellOf(kind, some));
	return { id: `evidence-${isInstall ? "install" : (task ?? "no-task")}`, task, isInstall, cells, evidence };
}

function cellOf(kind: string, evidence: readonly Evidence[]): MatrixCell {
	const lowest = evidence.reduce((low, one) => (rankOf(one) < rankOf(low) ? one : low));
	const at = [...LEVELS.toReversed(), undefined].flatMap((level) => {
		const count = evidence.filter((one) => one.level === level).length;
		return count === 0 ? [] : [{ ...(level !== undefined && { level }), count }];
	});
	return { kind, count: evidence.length, lowest: lowest.level, at };
}
