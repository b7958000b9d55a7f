import { quantile } from "./cost.ts";
import type { Imported } from "./importing.ts";
import { PEERS, type Peer, type PeerResult } from "./peers.ts";
import { type Kind, KINDS } from "./questions.ts";
import type { Searched } from "./searching.ts";
import type { Upserted } from "./upserting.ts";

/** All measurements of a run. */
export interface Measured {
	readonly records: number;
	readonly seed: number;
	/** Undefined if the catalogue existed before. */
	readonly imported?: Imported;
	readonly searched: Searched;
	readonly upserted: Upserted;
	readonly peers: Partial<Readonly<Record<Peer, PeerResult>>>;
}

/** The goals for 2.5 million records; milliseconds, megabytes, records per second. */
const GOALS = { p99: 20, memory: 700, start: 1000, upserts: 500, rate: 12_000, floor: 2 } as const;

interface Line {
	readonly kind: Kind;
	readonly cpu: readonly number[];
	readonly wall: readonly number[];
	/** Elapsed time until the rows; empty if they come with the counts. */
	readonly rows: readonly number[];
	readonly peers: readonly { readonly peer: Peer; readonly cpu: readonly number[]; readonly same: number }[];
}

/** The measurements as text, with the missed goals at the end. */
export function report(measured: Measured): string {
	const lines = KINDS.map((kind) => lineOf(kind, measured));
	const { imported, searched, upserted, records, seed } = measured;
	return [
		`${grouped(records)} records, seed ${seed}; milliseconds of CPU time, or elapsed where stated`,
		...(imported ? [importLine(imported)] : ["import: not measured, the catalogue existed before"]),
		`memory of a process that searches: ${round(searched.memory)} MB after its first answer, ${round(searched.mostMemory)} MB at most`,
		`first answer: ${round(searched.start)} ms after the start, ${round(searched.startCpu)} ms of CPU time`,
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
	const rate = (milliseconds: number): string => grouped(Math.round(records / (milliseconds / 1000)));
	return (
		`import: ${grouped(records)} records in ${round(wall / 1000)} s, ${rate(wall)} a second; ` +
		`${round(cpu / 1000)} s of CPU time (${rate(cpu / 2)} a second on two idle processors); ${round(memory)} MB at most`
	);
}

const upsertLine = ({ records, cpu, wall, stored, again }: Upserted): string =>
	`${grouped(records)} upserts until visible in rows, facets, text and order: ${round(cpu)} ms, elapsed ${round(wall)} ms ` +
	`(stored after ${round(stored)} ms); once more ${round(again.cpu)} ms, elapsed ${round(again.wall)} ms`;

const peerLines = ({ peers }: Measured): readonly string[] =>
	PEERS.flatMap((peer) => {
		const result = peers[peer];
		if (!result) return [];
		const { built, mostMemory } = result;
		return [
			`${peer}: built in ${round(built.wall / 1000)} s, ${round(built.cpu / 1000)} s of CPU time; ${round(mostMemory)} MB at most`,
		];
	});

function table(lines: readonly Line[]): string {
	const head = ["kind", "p50", "p99", "elapsed p50", "elapsed p99", "rows after"];
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

/** The missed goals, which are those of 2.5 million records: a smaller run meets them easily. */
function missed({ imported, searched, upserted }: Measured, lines: readonly Line[]): readonly string[] {
	const { cpu = 0, records = 0 } = imported ?? {};
	const rate = records / (cpu / 2000);
	const all = [
		...lines.flatMap((line) => slow(line)),
		...(searched.mostMemory > GOALS.memory ? [`memory: ${round(searched.mostMemory)} MB, not ${GOALS.memory}`] : []),
		...(searched.start > GOALS.start ? [`first answer: ${round(searched.start)} ms, not ${GOALS.start}`] : []),
		...(upserted.wall > GOALS.upserts ? [`upserts: ${round(upserted.wall)} ms, not ${GOALS.upserts}`] : []),
		...(imported && rate < GOALS.rate
			? [`import: ${grouped(Math.round(rate))} records a second, not ${grouped(GOALS.rate)}`]
			: []),
	];
	return all.length === 0 ? ["All goals are met."] : ["Missed goals:", ...all.map((line) => `  ${line}`)];
}

/** The missed goals of one kind: p99, and how many times faster it is than the faster of the other engines. */
function slow({ kind, cpu, peers }: Line): readonly string[] {
	const most = quantile(cpu, 0.99);
	const better = Math.min(...peers.map((peer) => quantile(peer.cpu, 0.5)));
	const times = better / quantile(cpu, 0.5);
	return [
		...(most > GOALS.p99 ? [`${kind}: p99 ${round(most)} ms, not ${GOALS.p99}`] : []),
		...(times < GOALS.floor
			? [`${kind}: ${round(times)} times as fast as the faster of the others, not ${GOALS.floor}`]
			: []),
	];
}

const grouped = (count: number): string => count.toLocaleString("en");
const round = (value: number): string =>
	value >= 100 ? grouped(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
