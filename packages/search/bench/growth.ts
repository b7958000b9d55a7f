// Prints how the cost of each kind of query grows, as a table in Markdown, and draws it: growth.ts [--plot FILE.svg] MEASURED.json …
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { quantile } from "./cost.ts";
import { growthPlot } from "./growthPlot.ts";
import { type Kind, KINDS } from "./questions.ts";
import type { Measured } from "./report.ts";

const { values, positionals } = parseArgs({ options: { plot: { type: "string" } }, allowPositionals: true });
const runs = positionals
	.map((file) => JSON.parse(readFileSync(file, "utf8")) as Measured)
	.sort((a, b) => a.records - b.records);

function cells(kind: Kind): readonly string[] {
	const costs = runs.map(({ searched }) => costOf(searched.asked.filter((one) => one.kind === kind)));
	return [kind, ...costs];
}

function costOf(asked: Measured["searched"]["asked"]): string {
	const costs = asked.map(({ cpu }) => cpu);
	return `${quantile(costs, 0.5).toFixed(1)} / ${quantile(costs, 0.99).toFixed(1)}`;
}

const memory = runs.map(({ searched }) => `${Math.round(searched.memory)} / ${Math.round(searched.mostMemory)} MB`);
const head = ["CPU time in ms, p50 / p99", ...runs.map(({ records }) => `${records.toLocaleString("en")} records`)];
const rows = [head, head.map(() => "---"), ...KINDS.map(cells)];
for (const row of [...rows, ["memory after the first answer / at most", ...memory]])
	console.log(`| ${row.join(" | ")} |`);
if (values.plot !== undefined) writeFileSync(values.plot, growthPlot(runs));
