import type { ClusterMeasured } from "./cluster.ts";
import { quantile } from "./cost.ts";

/** The measurements of a cluster as text. */
export function clusterReport(measured: ClusterMeasured): string {
	const { version, nodes, records, imported, disk, heap, memory, kinds } = measured;
	const million = (value: number): string => number((value / records) * 1e6);
	const lines = [
		`${version}, ${nodes} nodes, ${records.toLocaleString("en")} records`,
		"",
		"| import | measured | per million records |",
		"|---|---|---|",
		`| elapsed | ${number(imported.wall / 1000)} s | ${million(imported.wall / 1000)} s |`,
		`| CPU time of the nodes | ${number(imported.nodes / 1000)} s | ${million(imported.nodes / 1000)} s |`,
		`| CPU time of the import | ${number(imported.client / 1000)} s | ${million(imported.client / 1000)} s |`,
		`| disk, primary shards | ${number(disk.first)} MB | ${million(disk.first)} MB |`,
		`| disk, all copies | ${number(disk.all)} MB | ${million(disk.all)} MB |`,
		"",
		`heap in use ${number(heap)} MB${memory === undefined ? "" : `, memory of all nodes' processes ${number(memory)} MB`}`,
		"",
		"| query, with all facet counts | elapsed p50 | elapsed p99 | CPU time of the nodes, mean |",
		"|---|---|---|---|",
		...kinds.map(
			({ kind, walls, nodes: cpu }) =>
				`| ${kind} | ${number(quantile(walls, 0.5))} | ${number(quantile(walls, 0.99))} | ${number(cpu / walls.length)} |`,
		),
	];
	return lines.join("\n");
}

const number = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });
