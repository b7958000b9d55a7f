import { setTimeout } from "node:timers/promises";
import type { StageResult } from "../attack/report.ts";
import { megabytes, milliseconds, probeLines } from "./mix.ts";
import { whileProbed } from "./probe.ts";
import { requestsOf, type Run, shotsAt } from "./run.ts";
import { startSampling } from "./sampler.ts";
import type { Target } from "./shot.ts";
import { fromIntendedStart, keptRate } from "./schedule.ts";
import { countsOf, latenciesOf } from "./statistics.ts";
import { dead, keptDescriptors, unanswered, wrongAnswers } from "./verdict.ts";

/** Requests a second that a site answers at most, and how many times that are sent. */
interface OverloadPlan {
	readonly capacity: number;
	readonly times: number;
	readonly seconds: number;
	/** Milliseconds after which the site must answer everyone again. */
	readonly patience: number;
}

/** Seconds of overload; the site has `patience` milliseconds to recover, a little more than requests wait for their turn. */
export const OVERLOAD = { seconds: 30, patience: 15_000 } as const;

/** Answers in a row that count as a recovery. */
const IN_A_ROW = 10;

/** Sends many times the requests that a site can answer, and then waits until it answers all again. */
export async function overload(run: Run, plan: OverloadPlan): Promise<StageResult> {
	const { site } = run;
	const before = site.use();
	const rate = keptRate(plan.capacity * plan.times);
	const sampling = startSampling(site);
	const work = () => whileProbed(site.probed, () => shotsAt(run, rate, plan.seconds));
	const { result, probes: atReaders } = await whileProbed(site.url, work);
	const { result: shots, probes } = result;
	const samples = sampling.end();
	const recovered = await recovery(run, plan.patience);
	const counts = countsOf(shots);
	const { p50, p99 } = latenciesOf(
		fromIntendedStart(shots, rate)
			.filter(({ status }) => status === 200)
			.map(({ latency }) => latency),
	);
	const broken = [
		...dead(site),
		...wrongAnswers(shots),
		...unanswered(probes),
		...(recovered === undefined ? [`no recovery within ${plan.patience / 1000} s`] : []),
		...(site.death() === undefined ? await keptDescriptors(site, before.descriptors) : []),
	];
	const figures = {
		"offered a second": (shots.length / plan.seconds).toFixed(0),
		answered: String((counts["200"] ?? 0) + (counts["206"] ?? 0)),
		"refused with 503": String(counts["503"] ?? 0),
		"answers p50": milliseconds(p50),
		p99: milliseconds(p99),
		...probeLines(probes),
		...onSitePort(atReaders),
		"memory at most": megabytes(Math.max(...samples.map(({ memory }) => memory))),
		"recovered after": recovered === undefined ? "–" : `${(recovered / 1000).toFixed(1)} s`,
	};
	return { stage: `overload, ${plan.times} times`, tries: shots.length, broken, figures };
}

/** What probes saw on the port of the readers, where their connections wait beside all others. */
function onSitePort(probes: Probes): Readonly<Record<string, string>> {
	const lines = Object.entries(probeLines(probes)).map(([name, line]) => [`${name} on the port of the site`, line]);
	const missing = probes.reduce((sum, [, { failed }]) => sum + failed.length, 0);
	return { ...Object.fromEntries(lines), "without an answer there": String(missing) };
}

type Probes = Parameters<typeof probeLines>[0];

/** Milliseconds until requests of one reader after another are answered; undefined if that takes too long. */
async function recovery(run: Run, patience: number): Promise<number | undefined> {
	const requests = requestsOf(run);
	const started = performance.now();
	let [since, answered] = [started, 0];
	while (performance.now() - started < patience) {
		const ok = await isAnswered(requests.next().value as Target, patience);
		if (!ok) [since, answered] = [performance.now(), 0];
		if (ok && ++answered === IN_A_ROW) return since - started;
		if (!ok) await setTimeout(100);
	}
	return undefined;
}

async function isAnswered({ url, headers = {} }: Target, patience: number): Promise<boolean> {
	try {
		const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}
