import type { ClusterCost, ClusterKind, ClusterMeasured } from "./cluster.ts";
import { quantile } from "./cost.ts";

/** The measurements of a cluster as text. */
export function clusterReport(measured: ClusterMeasured): string {
	const { version, nodes, records, imported, disk, heap, memory, kinds } = measured;
	const million = (value: number): string => number((value / records) * 1e6);
	const lines = [
		`${version}, ${nodes} nodes, ${records.toLocaleString("en")} records`,
		"",
		"| | measured | per million records |",
		"|---|---|---|",
		...(imported === undefined ? [] : importLines(imported, million)),
		`| disk, primary shards | ${number(disk.first)} MB | ${million(disk.first)} MB |`,
		`| disk, all copies | ${number(disk.all)} MB | ${million(disk.all)} MB |`,
		"",
		`heap in use ${number(heap)} MB${memory === undefined ? "" : `, memory of all nodes' processes ${number(memory)} MB`}`,
		"",
		"| query, with all facet counts | elapsed p50 | elapsed p99 | CPU time of the nodes p50 | p99 | mean |",
		"|---|---|---|---|---|---|",
		...kinds.map(kindLine),
	];
	return lines.join("\n");
}

const importLines = (imported: ClusterCost, million: (value: number) => string): readonly string[] =>
	(
		[
			["import, elapsed", imported.wall],
			["CPU time of the nodes", imported.nodes],
			["CPU time of the import", imported.client],
		] as const
	).map(([name, spent]) => `| ${name} | ${number(spent / 1000)} s | ${million(spent / 1000)} s |`);

function kindLine({ kind, walls, cpus, nodes }: ClusterKind): string {
	const [middle, last] = [0.5, 0.99].map((share) => (cpus === undefined ? "–" : number(quantile(cpus, share))));
	return `| ${kind} | ${number(quantile(walls, 0.5))} | ${number(quantile(walls, 0.99))} | ${middle} | ${last} | ${number(nodes / walls.length)} |`;
}

const number = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });
