import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { StageResult } from "../attack/report.ts";
import { type Mixed, milliseconds } from "./mix.ts";
import type { Options } from "./options.ts";
import { plot } from "./plot.ts";
import { PROBED } from "./probe.ts";

/** A whole run. */
export interface Report {
	readonly options: Options;
	/** When it started. */
	readonly date: Date;
	/** Requests a second that the site answered at most. */
	readonly capacity: number | undefined;
	readonly results: readonly StageResult[];
	readonly mixed: Mixed | undefined;
}

/** The files of a report. */
export const FILES = { summary: "summary.md", measurements: "measurements.json", plot: "plot.svg" } as const;

/** Writes a report into a folder, as Markdown, as JSON with all measurements, and as a plot of the mixed reading. */
export function writeReport(folder: string, report: Report): void {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, FILES.summary), summaryOf(report));
	writeFileSync(
		join(folder, FILES.measurements),
		`${JSON.stringify({ machine: machine(), ...report }, undefined, "\t")}\n`,
	);
	if (report.mixed !== undefined) writeFileSync(join(folder, FILES.plot), plotOf(report.mixed));
}

/** What the run was made on. */
function machine(): Readonly<Record<string, string>> {
	return {
		processors: `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}`,
		memory: `${Math.round(totalmem() / 1e9)} GB`,
		node: process.version,
		generator: "Vegeta 12.13.0",
	};
}

function plotOf({ samples, p99 }: Mixed): string {
	return plot([
		{ title: "Memory of the server, MB", points: samples.map(({ at, memory }) => ({ at, value: memory / 1e6 })) },
		{ title: "p99 of all requests, ms from the moment at which each was due", points: p99 },
	]);
}

/** The report as Markdown. */
export function summaryOf({ options, date, capacity, results, mixed }: Report): string {
	const { records, cluster, seed } = options;
	const place = cluster ? "in a cluster of three OpenSearch nodes" : "embedded";
	const lines = [
		`# ${records.toLocaleString("en")} records, ${place}`,
		"",
		`${date.toISOString()}, seed ${seed}, ${Object.entries(machine())
			.map(([name, value]) => `${name} ${value}`)
			.join(", ")}.`,
		...(capacity === undefined
			? []
			: ["", `At most ${capacity.toFixed(1)} answers a second, with 32 requests under way.`]),
		...results.flatMap(resultLines),
		...(mixed === undefined ? [] : mixedLines(mixed)),
	];
	return `${lines.join("\n")}\n`;
}

function resultLines({ stage, tries, broken, figures = {} }: StageResult): readonly string[] {
	return [
		"",
		`## ${stage}: ${broken.length === 0 ? "passed" : `${broken.length} broken`}`,
		"",
		`- requests and connections: ${tries.toLocaleString("en")}`,
		...Object.entries(figures).map(([name, value]) => `- ${name}: ${value}`),
		...broken.map((line) => `- **broken**: ${line}`),
	];
}

function mixedLines({ kinds, probes, rate, seconds }: Mixed): readonly string[] {
	return [
		"",
		`## Latencies of mixed reading`,
		"",
		`${rate} requests a second for ${seconds} s, sent whether or not earlier ones were answered; milliseconds from the moment at which each was due.`,
		"",
		"| kind | requests | p50 | p99 | p99.9 | max | outcomes |",
		"|---|---|---|---|---|---|---|",
		...kinds.map(({ kind, latencies: { count, p50, p99, p999, most }, outcomes }) =>
			row(
				kind,
				count,
				p50,
				p99,
				p999,
				most,
				Object.entries(outcomes)
					.map(([name, n]) => `${name}: ${n}`)
					.join(", "),
			),
		),
		...probes.map(
			([
				path,
				{
					latencies: { count, p50, p99, p999, most },
					failed,
				},
			]) => row(path, count, p50, p99, p999, most, failed.length === 0 ? `200: ${count}` : `${failed.length} failed`),
		),
		"",
		`The probes of ${PROBED.join(" and ")}, every 100 ms, were themselves late by ${milliseconds(Math.max(...probes.map(([, { late }]) => late)))} at most.`,
		"",
		`![Memory and p99 over time](${FILES.plot})`,
	];
}

const row = (name: string, count: number, ...values: readonly (number | string)[]): string =>
	`| ${[name, count, ...values.map((value) => (typeof value === "number" ? value.toFixed(1) : value))].join(" | ")} |`;
