import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { links } from "../../apps/web/src/base/links.ts";
import type { StageResult } from "../attack/report.ts";
import {
	type Connections,
	halfOpen,
	idle,
	openConnections,
	slowlyReading,
	trickling,
	unfinished,
} from "./connections.ts";
import { megabytes, milliseconds, probeLines } from "./mix.ts";
import { whileProbed } from "./probe.ts";
import { idOf, LARGE } from "./repositories.ts";
import { type Run, shotsAt } from "./run.ts";
import { latenciesOf } from "./statistics.ts";
import { dead, keptDescriptors, unanswered, wrongAnswers } from "./verdict.ts";

/** How many connections of each kind are open at the same time. */
interface SlowPlan {
	readonly idle: number;
	readonly readers: number;
	readonly halfOpen: number;
	readonly unfinished: number;
	/** Requests a second of ordinary readers meanwhile, and seconds of them. */
	readonly rate: number;
	readonly seconds: number;
	/** Milliseconds until the server has ended connections that send no request. */
	readonly patience: number;
}

/** Node ends an unfinished request after 60 s, looks for them every 30 s, and the site ends silent connections after 60 s. */
export const SLOW: SlowPlan = {
	idle: 10_000,
	readers: 200,
	halfOpen: 200,
	unfinished: 400,
	rate: 5,
	seconds: 45,
	patience: 120_000,
};

/** Descriptors that this process keeps for itself. */
const OWN_DESCRIPTORS = 1_000;
/** How often all of it is done: memory that the second time adds to the first is not given back. */
const ROUNDS = 2;
/** The share by which memory after the second round may be above that after the first. */
const MOST_GROWTH = 0.15;

interface Round {
	readonly tries: number;
	readonly broken: readonly string[];
	readonly figures: Readonly<Record<string, string>>;
	/** Bytes in memory at the end. */
	readonly memory: number;
}

/** Opens connections that read slowly, send half a request or nothing, while ordinary readers request pages. */
export async function slow(run: Run, plan: SlowPlan = SLOW): Promise<StageResult> {
	const rounds: Round[] = [];
	while (rounds.length < ROUNDS) rounds.push(await round(run, plan));
	const [first, last] = [rounds[0]?.memory ?? 0, rounds.at(-1)?.memory ?? 0];
	const broken = rounds.flatMap(({ broken }, at) => broken.map((line) => `round ${at + 1}: ${line}`));
	if (last > first * (1 + MOST_GROWTH))
		broken.push(`memory after the last round is ${megabytes(last)}, after the first ${megabytes(first)}`);
	const figures = { ...rounds.at(-1)?.figures, "after the first round": megabytes(first) };
	return { stage: "slow", tries: rounds.reduce((sum, { tries }) => sum + tries, 0), broken, figures };
}

async function round(run: Run, plan: SlowPlan): Promise<Round> {
	const { site } = run;
	const before = site.use();
	const { result, probes } = await whileProbed(site.probed, () => crowded(run, plan));
	const { shots, refused, stayed, most, opened } = result;
	const kept = site.death() === undefined ? await keptDescriptors(site, before.descriptors) : [];
	const { memory } = site.use();
	const { p50, p99 } = latenciesOf(shots.map(({ ms }) => ms));
	return {
		tries: shots.length + opened,
		broken: [
			...dead(site),
			...wrongAnswers(shots),
			...unanswered(probes),
			...(refused > 0 ? [`${refused} connections were not accepted`] : []),
			...(stayed > 0
				? [`${stayed} connections without a request were not ended within ${plan.patience / 1000} s`]
				: []),
			...kept,
		],
		figures: {
			connections: String(opened),
			"pages meanwhile": `p50 ${milliseconds(p50)} p99 ${milliseconds(p99)}`,
			...probeLines(probes),
			"memory before": megabytes(before.memory),
			"at most": megabytes(most.memory),
			after: megabytes(memory),
			descriptors: `${before.descriptors}, ${most.descriptors}, ${site.use().descriptors}`,
		},
		memory,
	};
}

async function crowded(run: Run, plan: SlowPlan) {
	const { site } = run;
	const large = links.file(idOf(0), LARGE);
	const all: Connections[] = [];
	try {
		for (const [count, behaviour] of [
			[plan.readers, slowlyReading(large)],
			[plan.halfOpen, halfOpen(large)],
			[plan.unfinished / 2, unfinished],
			[plan.unfinished / 2, trickling],
			[Math.min(plan.idle, openFiles() - OWN_DESCRIPTORS), idle],
		] as const)
			all.push(await openConnections(site.url, Math.round(count), behaviour));
		const most = site.use();
		const shots = await shotsAt(run, plan.rate, plan.seconds);
		const [, , ...silent] = all;
		return {
			shots,
			most,
			stayed: await untilEnded(silent, plan.patience),
			opened: sum(all.map(({ opened }) => opened)),
			refused: sum(all.map(({ refused }) => refused)),
		};
	} finally {
		for (const connections of all) connections.close();
	}
}

/** Waits until the server has ended connections; returns how many are left in the end. */
async function untilEnded(connections: readonly Connections[], patience: number): Promise<number> {
	const until = performance.now() + patience;
	const left = (): number => sum(connections.map(({ open }) => open()));
	while (left() > 0 && performance.now() < until) await setTimeout(500);
	return left();
}

/** The files that this process may open. */
function openFiles(): number {
	const [, limit = "1024"] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
	return Number(limit);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
