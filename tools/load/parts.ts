import { messageOf } from "@vitrine/model";
import type { StageResult } from "../attack/report.ts";
import { capacityOf } from "./capacity.ts";
import { type MixPlan, type Mixed, mix } from "./mix.ts";
import type { Options } from "./options.ts";
import { OVERLOAD, overload } from "./overload.ts";
import type { Run } from "./run.ts";
import { keptRate } from "./schedule.ts";
import { slow } from "./slow.ts";

/** The share of the capacity that readers request without --rate. */
const USUAL_SHARE = 0.4;
/** How many times the capacity is requested in the overload. */
const TIMES = [3, 10];

/** What a run measured. */
export interface Measured {
	readonly capacity: number | undefined;
	readonly results: readonly StageResult[];
	readonly mixed: Mixed | undefined;
}

/** Runs the wanted parts one after another, and calls `done` after each; a part that cannot end is broken. */
export async function allParts(
	run: Run,
	{ parts, minutes, rate }: Options,
	arrivals: MixPlan["arrivals"] | undefined,
	done: (result: StageResult) => void,
): Promise<Measured> {
	const results: StageResult[] = [];
	let [capacity, mixed]: [number | undefined, Mixed | undefined] = [undefined, undefined];
	const stage = async (name: string, work: () => Promise<StageResult>): Promise<void> => {
		const result = await work().catch((error: unknown) => ({ stage: name, tries: 0, broken: [reasonOf(run, error)] }));
		results.push(result);
		done(result);
	};
	await stage("warm-up", async () => {
		const { rate, tries } = await capacityOf(run);
		capacity = rate;
		return { stage: "warm-up", tries, broken: [], figures: { "answers a second at most": rate.toFixed(1) } };
	});
	if (parts.includes("mix"))
		await stage("mix", async () => {
			const wanted = rate ?? Math.max(1, (capacity ?? 1) * USUAL_SHARE);
			const plan = { rate: keptRate(wanted), seconds: minutes * 60, ...(arrivals && { arrivals }) };
			const { result, figures } = await mix(run, plan);
			mixed = figures;
			return result;
		});
	if (parts.includes("slow")) await stage("slow", () => slow(run));
	if (parts.includes("overload"))
		for (const times of TIMES)
			await stage(`overload, ${times} times`, () => overload(run, { ...OVERLOAD, capacity: capacity ?? 1, times }));
	return { capacity, results, mixed };
}

/** Why a part did not end: mostly the death of the server. */
function reasonOf({ site }: Run, error: unknown): string {
	const reason = messageOf(error);
	const death = site.death();
	return death === undefined ? reason : `${reason}; the server died: ${death}`;
}
