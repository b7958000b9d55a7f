import { quantile } from "./cost.ts";
import type { Imported } from "./importing.ts";
import { PEERS, type Peer, type PeerResult } from "./peers.ts";
import { type Kind, KINDS } from "./questions.ts";
import type { Searched } from "./searching.ts";
import type { Upserted } from "./upserting.ts";

/** Everything that a run has measured. */
export interface Measured {
	readonly records: number;
	readonly seed: number;
	/** Undefined where the catalogue was there already. */
	readonly imported?: Imported;
	readonly searched: Searched;
	readonly upserted: Upserted;
	readonly peers: Partial<Readonly<Record<Peer, PeerResult>>>;
}

/** What 2.5 million records must keep to; milliseconds, megabytes, records a second. */
const GOALS = { p99: 20, memory: 700, start: 1000, upserts: 500, rate: 12_000, floor: 2 } as const;

interface Line {
	readonly kind: Kind;
	readonly cpu: readonly number[];
	readonly wall: readonly number[];
	/** Of the clock until the rows are there; none where they come with the rest. */
	readonly rows: readonly number[];
	readonly peers: readonly { readonly peer: Peer; readonly cpu: readonly number[]; readonly same: number }[];
}

/** The measurements as lines of text, and at the end what misses its goal. */
export function report(measured: Measured): string {
	const lines = KINDS.map((kind) => lineOf(kind, measured));
	const { imported, searched, upserted, records, seed } = measured;
	return [
		`${counted(records)} records, seed ${seed}; milliseconds of the processors, and of the clock where it is said`,
		...(imported ? [importLine(imported)] : ["import: not measured, the catalogue was there already"]),
		`memory of a process that only searches: ${round(searched.memory)} MB after its first answer, ${round(searched.mostMemory)} MB at most`,
		`first answer: ${round(searched.start)} ms of the clock after the start, ${round(searched.startCpu)} ms of the processors`,
		upsertLine(upserted),
		...peerLines(measured),
		"",
		table(lines),
		"",
		...missed(measured, lines),
	].join("\n");
}

function lineOf(kind: Kind, { searched, peers }: Measured): Line {
	const own = searched.asked.filter((one) => one.kind === kind);
	return {
		kind,
		cpu: own.map(({ cpu }) => cpu),
		wall: own.map(({ wall }) => wall),
		rows: own.flatMap(({ rows }) => (rows === undefined ? [] : [rows])),
		peers: PEERS.flatMap((peer) => {
			const asked = peers[peer]?.asked.filter((one) => one.kind === kind) ?? [];
			if (asked.length === 0) return [];
			const same = asked.filter(({ at, total }) => searched.asked[at]?.total === total).length;
			return [{ peer, cpu: asked.map(({ cpu }) => cpu), same: same / asked.length }];
		}),
	};
}

function importLine({ records, cpu, wall, memory }: Imported): string {
	const rate = (milliseconds: number): string => counted(Math.round(records / (milliseconds / 1000)));
	return (
		`import: ${counted(records)} records in ${round(wall / 1000)} s, ${rate(wall)} a second; ` +
		`${round(cpu / 1000)} s of the processors (${rate(cpu / 2)} a second of two that do nothing else); ${round(memory)} MB at most`
	);
}

const upsertLine = ({ records, cpu, wall, stored, again }: Upserted): string =>
	`${counted(records)} upserts until they are seen in rows, facets, text and order: ${round(cpu)} ms, clock ${round(wall)} ms ` +
	`(stored after ${round(stored)} ms); once more ${round(again.cpu)} ms, clock ${round(again.wall)} ms`;

const peerLines = ({ peers }: Measured): readonly string[] =>
	PEERS.flatMap((peer) => {
		const result = peers[peer];
		if (!result) return [];
		const { built, mostMemory } = result;
		return [
			`${peer}: built in ${round(built.wall / 1000)} s, ${round(built.cpu / 1000)} s of the processors; ${round(mostMemory)} MB at most`,
		];
	});

function table(lines: readonly Line[]): string {
	const head = ["kind", "p50", "p99", "clock p50", "clock p99", "rows after"];
	const peers = PEERS.filter((peer) => lines.some((line) => line.peers.some((one) => one.peer === peer)));
	const rows = lines.map(({ kind, cpu, wall, rows: early, peers: others }) => [
		kind,
		...[cpu, wall].flatMap((costs) => [round(quantile(costs, 0.5)), round(quantile(costs, 0.99))]),
		early.length === 0 ? "" : round(quantile(early, 0.5)),
		...peers.map((peer) => {
			const other = others.find((one) => one.peer === peer);
			return other ? peerCell(other, cpu) : "";
		}),
	]);
	return columns([[...head, ...peers.map((peer) => `${peer} p50 / p99 (times ours), same totals`)], ...rows]);
}

function peerCell({ cpu, same }: Line["peers"][number], own: readonly number[]): string {
	const [middle, most] = [quantile(cpu, 0.5), quantile(cpu, 0.99)];
	return `${round(middle)} / ${round(most)} (${round(middle / quantile(own, 0.5))}x), ${Math.round(same * 100)} %`;
}

function columns(rows: readonly (readonly string[])[]): string {
	const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	return rows
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column]!))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

/** What misses the goals, which are those of 2.5 million records; a smaller run that meets them says little. */
function missed({ imported, searched, upserted }: Measured, lines: readonly Line[]): readonly string[] {
	const { cpu = 0, records = 0 } = imported ?? {};
	const rate = records / (cpu / 2000);
	const all = [
		...lines.flatMap((line) => slow(line)),
		...(searched.mostMemory > GOALS.memory ? [`memory: ${round(searched.mostMemory)} MB, not ${GOALS.memory}`] : []),
		...(searched.start > GOALS.start ? [`first answer: ${round(searched.start)} ms, not ${GOALS.start}`] : []),
		...(upserted.wall > GOALS.upserts ? [`upserts: ${round(upserted.wall)} ms, not ${GOALS.upserts}`] : []),
		...(imported && rate < GOALS.rate
			? [`import: ${counted(Math.round(rate))} records a second, not ${counted(GOALS.rate)}`]
			: []),
	];
	return all.length === 0 ? ["Nothing misses its goal."] : ["Misses its goal:", ...all.map((line) => `  ${line}`)];
}

/** The goal is p99; the floor is so many times as fast as the faster of the others. */
function slow({ kind, cpu, peers }: Line): readonly string[] {
	const most = quantile(cpu, 0.99);
	const better = Math.min(...peers.map((peer) => quantile(peer.cpu, 0.5)));
	const times = better / quantile(cpu, 0.5);
	return [
		...(most > GOALS.p99 ? [`${kind}: p99 ${round(most)} ms, not ${GOALS.p99}`] : []),
		...(times < GOALS.floor
			? [`${kind}: ${round(times)} times as fast as the better of the others, not ${GOALS.floor}`]
			: []),
	];
}

const counted = (count: number): string => count.toLocaleString("en");
const round = (value: number): string =>
	value >= 100 ? counted(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
