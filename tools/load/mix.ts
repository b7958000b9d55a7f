import type { Environment } from "../../apps/web/src/testing/processes.ts";
import type { StageResult } from "../attack/report.ts";
import { type Arrived, importUntil } from "./arrivals.ts";
import { kindOf } from "./mixture.ts";
import { type Probed, whileProbed } from "./probe.ts";
import { type Run, shotsAt } from "./run.ts";
import { type Sample, startSampling } from "./sampler.ts";
import { fromIntendedStart, type Timed } from "./schedule.ts";
import { countsOf, growthOf, latenciesOf, type Latencies, p99Over, type Point } from "./statistics.ts";
import { dead, grownMemory, keptDescriptors, MOST_GROWTH, unanswered, wrongAnswers } from "./verdict.ts";

/** Mixed reading, as it is planned. */
export interface MixPlan {
	/** Requests a second. */
	readonly rate: number;
	readonly seconds: number;
	/** Where records are imported meanwhile, from a file in a folder; no imports without it. */
	readonly arrivals?: { readonly place: Environment; readonly folder: string; readonly seed: number };
}

/** What mixed reading measured. Latencies are counted from the moments at which requests were due. */
export interface Mixed {
	readonly rate: number;
	readonly seconds: number;
	/** Answers a second, and for each second of CPU time of the server. */
	readonly answersPerSecond: number;
	readonly answersPerCpuSecond: number;
	readonly kinds: readonly KindFigures[];
	readonly outcomes: Readonly<Record<string, number>>;
	readonly probes: readonly (readonly [path: string, probed: Probed])[];
	readonly samples: readonly Sample[];
	readonly p99: readonly Point[];
	readonly growth: number;
	readonly arrived: Arrived;
}

interface KindFigures {
	readonly kind: string;
	readonly latencies: Latencies;
	readonly outcomes: Readonly<Record<string, number>>;
}

const NOTHING: Arrived = { imports: 0, records: 0, broken: [] };
/** Windows of the plot of the p99. */
const WINDOWS = 120;
const SHORTEST_WINDOW = 2_000;

/** Reads a site in the shares of {@link KINDS} while records are imported; returns what broke, and all figures. */
export async function mix(run: Run, plan: MixPlan): Promise<{ readonly result: StageResult; readonly figures: Mixed }> {
	const { site } = run;
	const before = site.use();
	const sampling = startSampling(site);
	const over = new AbortController();
	const { result, probes } = await whileProbed(site.probed, async () => {
		const arriving =
			plan.arrivals === undefined ? NOTHING : importUntil(over.signal, { url: site.url, ...plan.arrivals });
		const shots = await shotsAt(run, plan.rate, plan.seconds).finally(() => over.abort());
		return { shots, samples: sampling.end(), arrived: await arriving };
	});
	const { shots, samples, arrived } = result;
	const broken = [
		...dead(site),
		...wrongAnswers(shots),
		...unanswered(probes),
		...grownMemory(samples),
		...arrived.broken,
		...(site.death() === undefined ? await keptDescriptors(site, before.descriptors) : []),
	];
	const figures = figuresOf(plan, shots, { samples, probes, arrived });
	return { result: { stage: "mix", tries: shots.length, broken, figures: linesOf(figures) }, figures };
}

function figuresOf(
	{ rate, seconds }: MixPlan,
	shots: Parameters<typeof fromIntendedStart>[0],
	{ samples, probes, arrived }: Pick<Mixed, "samples" | "probes" | "arrived">,
): Mixed {
	const timed = fromIntendedStart(shots, rate);
	const answered = timed.filter(({ status }) => status === 200 || status === 206);
	const cpu = (samples.at(-1)?.cpu ?? 0) - (samples[0]?.cpu ?? 0);
	return {
		rate,
		seconds,
		answersPerSecond: answered.length / seconds,
		answersPerCpuSecond: cpu > 0 ? answered.length / cpu : 0,
		kinds: [figuresOfKind("all", timed), ...kindsOf(timed)],
		outcomes: countsOf(timed),
		probes,
		samples,
		p99: p99Over(timed, Math.max(SHORTEST_WINDOW, (seconds * 1000) / WINDOWS)),
		growth: growthOf(samples.map(({ memory }) => memory)),
		arrived,
	};
}

const kindsOf = (timed: readonly Timed[]): readonly KindFigures[] =>
	[...Map.groupBy(timed, ({ url }) => kindOf(url))]
		.map(([kind, some]) => figuresOfKind(kind, some))
		.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));

const figuresOfKind = (kind: string, timed: readonly Timed[]): KindFigures => ({
	kind,
	latencies: latenciesOf(timed.map(({ latency }) => latency)),
	outcomes: countsOf(timed),
});

/** The figures that are printed. */
function linesOf({
	kinds: [all],
	growth,
	answersPerSecond,
	answersPerCpuSecond,
	samples,
	probes,
	arrived,
	outcomes,
}: Mixed) {
	const { p50 = 0, p99 = 0, p999 = 0 } = all?.latencies ?? {};
	return {
		"answers a second": answersPerSecond.toFixed(1),
		"and CPU second": answersPerCpuSecond.toFixed(1),
		p50: milliseconds(p50),
		p99: milliseconds(p99),
		"p99.9": milliseconds(p999),
		refused: String(outcomes["503"] ?? 0),
		...probeLines(probes),
		"memory at most": megabytes(Math.max(...samples.map(({ memory }) => memory))),
		growth: `${Math.round(growth * 100)} % (at most ${MOST_GROWTH * 100} %)`,
		imports: `${arrived.imports} of ${arrived.records} records in all`,
	};
}

/** What probes saw, for a person. A probe that is late itself tells that the machine was busy, not the server. */
export const probeLines = (probes: Mixed["probes"]): Readonly<Record<string, string>> =>
	Object.fromEntries(
		probes.map(
			([
				path,
				{
					latencies: { p999, most },
					late,
				},
			]) => [path, `p99.9 ${milliseconds(p999)} max ${milliseconds(most)} (sent up to ${milliseconds(late)} late)`],
		),
	);

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
