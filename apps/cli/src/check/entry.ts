import type { ModelRecord, Outcome } from "@vitrine/model";

/** What a check states about a model. */
type Verdict = Outcome["result"] | "not run";

/** A model in the report of a check. */
export interface Entry {
	readonly record: ModelRecord;
	/** The fingerprint of its files. */
	readonly revision: string;
	readonly verdict: Verdict;
	/** Why it failed or was not run; untrusted. */
	readonly reason?: string;
	/** Absent if it was not run. */
	readonly outcome?: Outcome;
	/** The outcome is of an earlier check, and its files have not changed since. */
	readonly isEarlier?: boolean;
}

/** The entry of an outcome. */
export function entryOf(record: ModelRecord, outcome: Outcome, isEarlier = false): Entry {
	const reason = outcome.blocks.find(({ result }) => result === "failed")?.reason;
	const { result: verdict, revision } = outcome;
	return {
		record,
		revision,
		verdict,
		outcome,
		...(reason !== undefined && { reason }),
		...(isEarlier && { isEarlier }),
	};
}

/** The number of entries with each verdict. */
export function countsOf(entries: readonly Entry[]): Readonly<Record<Verdict, number>> {
	const count = (verdict: Verdict): number => entries.filter((entry) => entry.verdict === verdict).length;
	return { run: count("run"), failed: count("failed"), "not run": count("not run") };
}

/** The time of all blocks together, in seconds. */
export const secondsOf = ({ blocks }: Outcome): number =>
	Number(blocks.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1));

/** The highest memory of a block, in bytes. */
export const peakOf = ({ blocks }: Outcome): number => Math.max(0, ...blocks.map(({ peak }) => peak));
